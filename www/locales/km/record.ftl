## Going through the game

record = ការដើរ
record-start = ចាប់ផ្ដើម
record-move =
    { $who ->
        [you] ការដើរទី { $n } អ្នក៖ { $move }
        [computer] ការដើរទី { $n } កុំព្យូទ័រ៖ { $move }
        [south] ការដើរទី { $n } ខាងត្បូង៖ { $move }
       *[north] ការដើរទី { $n } ខាងជើង៖ { $move }
    }{ $again ->
        [yes] { " " }ក្នុងវេនបន្ថែម
       *[no] { "" }
    }
record-round = ជុំទី { $round }
record-none = មិនទាន់មានការដើរទេ។
record-go-first = ដំបូង
record-go-back = ថយ
record-go-forward = ទៅមុខ
record-go-last = ចុងក្រោយ
record-keys = ក្នុងបញ្ជី គ្រាប់ចុចព្រួញ Home និង End ទៅមកក្នុងល្បែង។
record-at-start = ដើមល្បែង បន្ទាប់មានការដើរ { $all }។
record-at = ការដើរទី { $n } ក្នុង { $all }។ { $told }
looking-back = អ្នកកំពុងមើលចំណុចមុននៃល្បែង។ គ្មានអ្វីបាត់បង់ទេ៖ “ដើរវិញ” នាំអ្វីដែលមានបន្ទាប់មកវិញ រហូតដល់មានការដើរផ្សេង។
looking-shared = នេះជាល្បែងដែលគេចែករំលែក។ អ្នកអាចមើលវាបាន ល្បែងរបស់អ្នកលើឧបករណ៍នេះនៅដដែល រហូតដល់អ្នកលេងបន្តនៅទីនេះ។
play-on = លេងបន្តពីទីនេះ
back-to-game = ត្រឡប់ទៅល្បែង
back-to-own = ត្រឡប់ទៅល្បែងរបស់ខ្ញុំ

## Taking it along

share = ចម្លង ចែករំលែក រក្សាទុក
share-position = ទីតាំងគ្រាប់
share-copy-position = ចម្លង
share-copy-moves = ចម្លងការដើរ
share-copy-game = ចម្លងល្បែងទាំងមូល
share-link-position = តំណទៅទីតាំងនេះ
share-link-game = តំណទៅល្បែងទាំងមូល
share-link-note = ល្បែងខ្លួនវានៅក្នុងតំណ បន្ទាប់ពី #។ គ្មានអ្វីត្រូវផ្ញើទៅណាឡើយ។
share-save-text = រក្សាទុកល្បែង (អក្សរ)
share-save-svg = រក្សាទុកក្ដារ (SVG)
share-save-png = រក្សាទុកក្ដារ (PNG)
copied-position = បានចម្លងទីតាំងហើយ។
copied-moves = បានចម្លងការដើរហើយ។
copied-game = បានចម្លងល្បែងហើយ។
copied-link = បានចម្លងតំណហើយ។
copy-refused = កម្មវិធីរុករកមិនអនុញ្ញាតឲ្យចម្លងទេ។ នេះជាអត្ថបទ ដើម្បីឲ្យអ្នកចម្លងដោយខ្លួនឯង៖
saved-file = បានរក្សាទុកជា { $name }។
save-failed = មិនអាចបង្កើតឯកសារបានទេ ({ $message })។
paste = បើកទីតាំង ល្បែង ឬតំណ
paste-note = បិទភ្ជាប់ទីតាំង ការដើរ ល្បែងដែលបានរក្សាទុក ឬតំណ។ ល្បែងរបស់អ្នកនៅដដែល រហូតដល់អ្នកលេងបន្ត។
paste-open = បើក
paste-empty = ក្នុងប្រអប់មិនទាន់មានអ្វីទេ។
paste-bad = មិនអាចបើកបានទេ៖ { $message }។ គ្មានអ្វីត្រូវបានប្ដូរទេ។

## The value of the game

graph = ដំណើរនៃល្បែង
graph-about = នៅចំណុចនីមួយៗនៃល្បែង៖ រំពឹងថាខាងត្បូងនឹងបានច្រើនជាងខាងជើងប៉ុន្មាននៅចុងបញ្ចប់ បើទាំងពីរលេងល្អចាប់ពីទីនោះ។
graph-about-rounds = នៅចំណុចនីមួយៗនៃល្បែង៖ រំពឹងថាខាងត្បូងនឹងបានច្រើនជាងខាងជើងប៉ុន្មាននៅចុងជុំ បើទាំងពីរលេងល្អចាប់ពីទីនោះ។
graph-start = គណនា
graph-again = បន្ត
graph-stop = ឈប់
graph-progress = បានមើល { $done } ក្នុង { $all } ចំណុច …
graph-stopped = ឈប់ត្រឹម { $done } ក្នុង { $all } ចំណុច។
graph-done = បានមើលចំណុចទាំង { $all } ហើយ។
graph-failed = មិនអាចគណនាបានទេ ({ $message })។
graph-key = ចំណុចពេញ និងបន្ទាត់ក្រាស់៖ បានបញ្ជាក់។ រង្វង់ និងបន្ទាត់ដាច់ៗ៖ តាមការស្វែងរក។
graph-point = ចំណុចនៃល្បែង
graph-south = ខាងត្បូងនាំ { $most }
graph-north = ខាងជើងនាំ { $most }
graph-value =
    { $ahead ->
        [nobody] ស្មើគ្នា
        [south] ខាងត្បូងនាំ { $margin }
       *[north] ខាងជើងនាំ { $margin }
    }{ $proved ->
        [yes] , បានបញ្ជាក់
       *[no] , តាមការស្វែងរក
    }
graph-unknown = មិនទាន់មើល
graph-table = តម្លៃជាតារាង
graph-column-point = ក្រោយការដើរ
graph-column-value = ការបញ្ចប់ដែលរំពឹង

## The last move in words

words = ការដើរជាពាក្យ
words-none = មិនទាន់មានការដើរណាមួយទេ។
lap =
    { $n ->
        [1] ក្ដាប់ទី { $lap }៖ { $amount } ពី{ $from } ចូល{ $end }។
       *[other] ក្ដាប់ទី { $lap }៖ { $amount } ពី{ $from } គ្រាប់ចុងក្រោយចូល{ $end }។
    }
laps-between = { $laps } ក្ដាប់ទៀតដូចទាំងនេះ។
relay-landing = វាមិនទទេទេ៖ { $amount } នៅទីនោះត្រូវសាបបន្ត។
relay-landing-next = វាមិនទទេទេ៖ { $amount } នៅទីនោះត្រូវសាបបន្ត ចាប់ពីរណ្ដៅបន្ទាប់។
relay-next = បន្ទាប់គឺ{ $next } ដែលមិនទទេ៖ { $amount } នៅទីនោះត្រូវសាបបន្ត។
end-landing = វាទទេ៖ ការសាបចប់។
end-four = នៅទីនោះគ្រប់បួនគត់៖ ការសាបចប់។
end-next = បន្ទាប់គឺ{ $next } ដែលទទេ៖ ការសាបចប់។
end-square = បន្ទាប់គឺ{ $next }៖ ការសាបចប់។
captures =
    { $who ->
        [you] អ្នកស៊ី { $goods } ពី{ $pit }។
        [computer] កុំព្យូទ័រស៊ី { $goods } ពី{ $pit }។
        [south] ខាងត្បូងស៊ី { $goods } ពី{ $pit }។
       *[north] ខាងជើងស៊ី { $goods } ពី{ $pit }។
    }

## Other ways to see and to play

ways = តារាង វាយការដើរ ការប្រកាស
typed = វាយការដើរ
typed-play = ដើរ
typed-note = អក្សររបស់រណ្ដៅ អក្សរធំសម្រាប់ខាងត្បូង៖ C ឬ d សម្រាប់ខាងជើង។
typed-note-ways = អក្សររបស់ក្រឡា អក្សរធំសម្រាប់ខាងត្បូង និង r (ច្រាសទ្រនិចនាឡិកា) ឬ l (ស្របទ្រនិចនាឡិកា)៖ Cr ឬ dl។
typed-empty = សូមវាយការដើរជាមុន។
typed-way = ប្រាប់ថាសាប { $pit } តាមទិសណា៖ { $pit }r ច្រាសទ្រនិចនាឡិកា ឬ { $pit }l ស្របទ្រនិចនាឡិកា។
typed-one-way = ទីនេះមានទិសសាបតែមួយ៖ វាយតែ { $pit }។
typed-not-a-pit =
    “{ $text }” មិនមែនជាការដើរទេ។ { $kind ->
        [pebble] ក្រឡា
       *[other] រណ្ដៅ
    }មាន { $pits }។
typed-not-now = មិនទាន់បានទេ៖ ចាំឲ្យគ្រាប់នៅស្ងៀម ហើយដល់វេនអ្នកលេង។
typed-played = បានដើរ { $move }។
announce = ការប្រកាសក្រោយការដើរ
announce-brief = ខ្លី
announce-detailed = លម្អិត ម្ដងមួយក្ដាប់
table = ក្ដារជាតារាង
table-caption-turn =
    { $who ->
        [you] ក្ដារ វេនរបស់អ្នក។
        [computer] ក្ដារ វេនកុំព្យូទ័រ។
        [south] ក្ដារ វេនខាងត្បូង។
       *[north] ក្ដារ វេនខាងជើង។
    }
table-caption = ក្ដារ។
table-pit =
    { $kind ->
        [pebble] ក្រឡា
       *[other] រណ្ដៅ
    }
table-holds = មាន
table-owner = របស់
table-notes = កំណត់ចំណាំ
table-nobody = គ្មាននរណា
table-store = ជង្រុក
table-playable = អាចដើរបាន
table-son = កូនប្រុស
table-lent = ថ្មឲ្យខ្ចី { $stones } ដុំ
