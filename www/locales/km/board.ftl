## Counted things

amount =
    { $kind ->
        [stone] ថ្ម { $n } ដុំ
        [pebble] គ្រួស { $n } គ្រាប់
       *[seed] { $n } គ្រាប់
    }
mandarin-stones = ថ្មមន្ត្រី { $stones } ដុំ
both = { $amount } និង{ $mandarins }

## Players and places

player =
    { $who ->
        [you] អ្នក
        [computer] កុំព្យូទ័រ
        [south] ខាងត្បូង
       *[north] ខាងជើង
    }
mandarin-square =
    { $end ->
        [west] ក្រឡាមន្ត្រីខាងលិច
       *[east] ក្រឡាមន្ត្រីខាងកើត
    }
place = រណ្ដៅ { $pit }
pit =
    { $whose ->
        [you] រណ្ដៅ { $pit } របស់អ្នក { $amount }
        [computer] រណ្ដៅ { $pit } របស់កុំព្យូទ័រ { $amount }
        [south] រណ្ដៅ { $pit } របស់ខាងត្បូង { $amount }
       *[north] រណ្ដៅ { $pit } របស់ខាងជើង { $amount }
    }
pit-playable = { $label } អាចដើរបាន
square-label =
    { $end ->
        [west] ក្រឡាមន្ត្រីខាងលិច { $amount }
       *[east] ក្រឡាមន្ត្រីខាងកើត { $amount }
    }
way =
    { $way ->
        [r] សាបរណ្ដៅ { $pit } ច្រាសទ្រនិចនាឡិកា
       *[l] សាបរណ្ដៅ { $pit } ស្របទ្រនិចនាឡិកា
    }

## Whose turn

loading = កំពុងរៀបចំក្ដារ …
turn =
    { $who ->
        [you] វេនរបស់អ្នក
        [computer] កុំព្យូទ័រកំពុងគិត …
        [south] វេនខាងត្បូង
       *[north] វេនខាងជើង
    }
sowing =
    { $who ->
        [you] អ្នកកំពុងសាប …
        [computer] កុំព្យូទ័រកំពុងសាប …
        [south] ខាងត្បូងកំពុងសាប …
       *[north] ខាងជើងកំពុងសាប …
    }
looking = កំពុងមើលថយក្រោយ
winner =
    { $who ->
        [you] អ្នកឈ្នះ
        [computer] កុំព្យូទ័រឈ្នះ
        [south] ខាងត្បូងឈ្នះ
       *[north] ខាងជើងឈ្នះ
    }
drawn = ស្មើ
done-undo = បានថយវិញហើយ។
done-redo = បានដើរវិញហើយ។
round = ជុំទី { $round }
round-totals = ជុំមុន៖ { $you } ទល់ { $other }
round-sons =
    { $who ->
        [you] កូនប្រុសរបស់អ្នក៖ { $pits }
        [computer] កូនប្រុសរបស់កុំព្យូទ័រ៖ { $pits }
        [south] កូនប្រុសរបស់ខាងត្បូង៖ { $pits }
       *[north] កូនប្រុសរបស់ខាងជើង៖ { $pits }
    }
round-lent = ក្នុងចំណោមថ្ម 5 ដុំនៅរណ្ដៅ { $pit } មាន { $stones } ដុំជាថ្មឲ្យខ្ចី
debt =
    { $who ->
        [you] អ្នកជំពាក់{ $amount }
        [computer] កុំព្យូទ័រជំពាក់{ $amount }
        [south] ខាងត្បូងជំពាក់{ $amount }
       *[north] ខាងជើងជំពាក់{ $amount }
    }

## What a move did

sowed =
    { $who ->
        [you] អ្នកសាប { $amount } ពីរណ្ដៅ { $pit }
        [computer] កុំព្យូទ័រសាប { $amount } ពីរណ្ដៅ { $pit }
        [south] ខាងត្បូងសាប { $amount } ពីរណ្ដៅ { $pit }
       *[north] ខាងជើងសាប { $amount } ពីរណ្ដៅ { $pit }
    }{ $way ->
        [r] { " " }ច្រាសទ្រនិចនាឡិកា
        [l] { " " }ស្របទ្រនិចនាឡិកា
       *[none] { "" }
    }{ $laps ->
        [1] { "" }
       *[other] { " " }ចំនួន { $laps } ក្ដាប់
    }{ $took ->
        [yes] { " " }ហើយស៊ីបាន { $goods }។
       *[no] ។
    }
again =
    { $who ->
        [you] អ្នកបានដើរម្ដងទៀត។
        [computer] កុំព្យូទ័របានដើរម្ដងទៀត។
        [south] ខាងត្បូងបានដើរម្ដងទៀត។
       *[north] ខាងជើងបានដើរម្ដងទៀត។
    }
passes =
    { $who ->
        [you] អ្នកគ្មានអ្វីដើរទេ ហើយរំលងវេន។
        [computer] កុំព្យូទ័រគ្មានអ្វីដើរទេ ហើយរំលងវេន។
        [south] ខាងត្បូងគ្មានអ្វីដើរទេ ហើយរំលងវេន។
       *[north] ខាងជើងគ្មានអ្វីដើរទេ ហើយរំលងវេន។
    }
refills =
    { $who ->
        [you] ក្រឡារបស់អ្នកទទេអស់៖ អ្នកដាក់គ្រួសមួយក្នុងក្រឡានីមួយៗទាំងប្រាំ
        [computer] ក្រឡារបស់កុំព្យូទ័រទទេអស់៖ វាដាក់គ្រួសមួយក្នុងក្រឡានីមួយៗទាំងប្រាំ
        [south] ក្រឡារបស់ខាងត្បូងទទេអស់៖ គ្រួសមួយត្រូវបានដាក់ក្នុងក្រឡានីមួយៗទាំងប្រាំ
       *[north] ក្រឡារបស់ខាងជើងទទេអស់៖ គ្រួសមួយត្រូវបានដាក់ក្នុងក្រឡានីមួយៗទាំងប្រាំ
    }{ $borrowed ->
        [0] ។
       *[other] { " " }ក្នុងនោះខ្ចី { $borrowed } គ្រាប់។
    }
left-over =
    { $who ->
        [you] នៅលើក្ដារសល់ { $goods }៖ ជារបស់អ្នក។
        [computer] នៅលើក្ដារសល់ { $goods }៖ ជារបស់កុំព្យូទ័រ។
        [south] នៅលើក្ដារសល់ { $goods }៖ ជារបស់ខាងត្បូង។
       *[north] នៅលើក្ដារសល់ { $goods }៖ ជារបស់ខាងជើង។
    }

## Sàn Yáo’s rounds

round-over =
    { $who ->
        [you] ចប់ជុំ ព្រោះ{ $reason }៖ { $ahead } ទល់ { $behind } អ្នកនាំមុខ។
        [computer] ចប់ជុំ ព្រោះ{ $reason }៖ { $ahead } ទល់ { $behind } កុំព្យូទ័រនាំមុខ។
        [south] ចប់ជុំ ព្រោះ{ $reason }៖ { $ahead } ទល់ { $behind } ខាងត្បូងនាំមុខ។
        [north] ចប់ជុំ ព្រោះ{ $reason }៖ { $ahead } ទល់ { $behind } ខាងជើងនាំមុខ។
       *[nobody] ចប់ជុំ ព្រោះ{ $reason }៖ { $ahead } ទល់ { $behind } គ្មានអ្នកនាំមុខ។
    }
round-starts =
    { $who ->
        [you] ជុំទី { $round } ចាប់ផ្ដើមដោយមានថ្ម 5 ដុំក្នុងរណ្ដៅនីមួយៗ អ្នកដើរមុន។
        [computer] ជុំទី { $round } ចាប់ផ្ដើមដោយមានថ្ម 5 ដុំក្នុងរណ្ដៅនីមួយៗ កុំព្យូទ័រដើរមុន។
        [south] ជុំទី { $round } ចាប់ផ្ដើមដោយមានថ្ម 5 ដុំក្នុងរណ្ដៅនីមួយៗ ខាងត្បូងដើរមុន។
       *[north] ជុំទី { $round } ចាប់ផ្ដើមដោយមានថ្ម 5 ដុំក្នុងរណ្ដៅនីមួយៗ ខាងជើងដើរមុន។
    }
wins-sons =
    { $who ->
        [you] ឥឡូវអ្នកក៏បាន
        [computer] ឥឡូវកុំព្យូទ័រក៏បាន
        [south] ឥឡូវខាងត្បូងក៏បាន
       *[north] ឥឡូវខាងជើងក៏បាន
    }រណ្ដៅ { $pits } នៅម្ខាងទៀតដែរ៖ នោះគឺកូនប្រុស (<i lang="zh-Latn">érzi</i>)។
lends = ថ្មរបស់អ្នកឈ្នះ { $stones } ដុំត្រូវបានឲ្យខ្ចីដើម្បីបំពេញរណ្ដៅ { $pit }។

## How it ended

wins =
    { $who ->
        [you] អ្នកឈ្នះ { $ahead } ទល់ { $behind }៖ { $reason }។
        [computer] កុំព្យូទ័រឈ្នះ { $ahead } ទល់ { $behind }៖ { $reason }។
        [south] ខាងត្បូងឈ្នះ { $ahead } ទល់ { $behind }៖ { $reason }។
       *[north] ខាងជើងឈ្នះ { $ahead } ទល់ { $behind }៖ { $reason }។
    }
draw = ស្មើ { $ahead } ទល់ { $behind }៖ { $reason }។
resigned =
    { $who ->
        [you] អ្នកបានចុះចាញ់។
        [computer] កុំព្យូទ័របានចុះចាញ់។
        [south] ខាងត្បូងបានចុះចាញ់។
       *[north] ខាងជើងបានចុះចាញ់។
    }
ended-cleared =
    { $kind ->
        [stone] លើក្ដារសល់ថ្មយ៉ាងច្រើនត្រឹមមួយដុំ
       *[other] ក្ដារទទេអស់ហើយ
    }
ended-cannot-feed = មិនអាចឲ្យគ្រាប់ដល់អ្នកដែលមានជួរទទេបាន
ended-quan-taken = ក្រឡាមន្ត្រីទាំងពីរទទេហើយ
ended-no-pebbles = គ្រួសមិនគ្រប់សម្រាប់ដាក់ក្នុងក្រឡាទទេទាំងប្រាំ
ended-endless = ការសាបដែលនៅសល់ទាំងអស់នឹងមិនចេះចប់
ended-repetition = ទីតាំងដដែលកើតឡើងជាលើកទីបី ឬការដើរ 200 ដងកន្លងទៅដោយគ្មានការស៊ី
ended-rounds = បានលេងគ្រប់មួយរយជុំ
ended-match = អ្នកចាញ់លែងអាចបំពេញរណ្ដៅមួយដោយថ្ម 5 ដុំបាន

## Why not

refused-empty = គ្មានអ្វីនៅក្នុង{ $place } ទេ។
refused-not-yours =
    { $who ->
        [south] ខាងត្បូងមិនអាចដើរ{ $place } ទេ៖ វាមិនមែនរបស់ខាងត្បូង។
        [north] ខាងជើងមិនអាចដើរ{ $place } ទេ៖ វាមិនមែនរបស់ខាងជើង។
       *[you] អ្នកមិនអាចដើរ{ $place } ទេ៖ វាមិនមែនរបស់អ្នក។
    }
refused-endless = រណ្ដៅនេះមិនបានទេ៖ ការសាបពី{ $place } នឹងមិនចេះចប់។
refused-must-feed = រណ្ដៅនេះមិនបានទេ៖ ជួរម្ខាងទៀតទទេ ហើយ{ $place } មិនឲ្យគ្រាប់ទៅជួរនោះឡើយ។
refused-over = ល្បែងចប់ហើយ។
refused-thinking = កុំព្យូទ័រកំពុងគិត។
refused-looking = { looking }។

## Before a move is made

aim =
    រណ្ដៅ { $pit }{ $way ->
        [r] { " " }ច្រាសទ្រនិចនាឡិកា
        [l] { " " }ស្របទ្រនិចនាឡិកា
       *[none] { "" }
    }៖ { $amount }, { $laps } ក្ដាប់, ចប់នៅ{ $end }{ $captured ->
        [0] { "" }
       *[other] , ស៊ី { $captured }
    }{ $again ->
        [yes] , ដើរម្ដងទៀត។
       *[no] ។
    }

## A hint

hint-searching = កំពុងរកការដើរល្អបំផុត …
hint =
    ល្អបំផុត៖ រណ្ដៅ { $pit }{ $way ->
        [r] { " " }ច្រាសទ្រនិចនាឡិកា
        [l] { " " }ស្របទ្រនិចនាឡិកា
       *[none] { "" }
    }។ { $scope ->
        [round] ក្នុងផ្នែកដែលនៅសល់នៃជុំនេះ
       *[game] ចាប់ពីពេលនេះទៅ
    } { $ahead ->
        [nobody] គ្មាននរណាបានច្រើនជាងនរណាទេ
        [mover]
            { $who ->
                [south] ខាងត្បូងបានច្រើនជាងខាងជើង { $amount }
                [north] ខាងជើងបានច្រើនជាងខាងត្បូង { $amount }
               *[you] អ្នកបានច្រើនជាងគូប្រកួត { $amount }
            }
       *[other]
            { $who ->
                [south] ខាងជើងបានច្រើនជាងខាងត្បូង { $amount }
                [north] ខាងត្បូងបានច្រើនជាងខាងជើង { $amount }
               *[you] គូប្រកួតបានច្រើនជាងអ្នក { $amount }
            }
    }{ $proved ->
        [yes] ។ នេះត្រូវបានបញ្ជាក់ច្បាស់ហើយ។
       *[no] { " " }តាមដែលខ្ញុំអាចមើលឃើញ។
    }

## What went wrong

no-game = មិនបានជ្រើសល្បែងណាទេ។ លក្ខណៈ “game” ត្រូវជាមួយក្នុងចំណោម { $games }។
unknown-game = គ្មានល្បែង “{ $game }” ទេ។ លក្ខណៈ “game” ត្រូវជាមួយក្នុងចំណោម { $games }។
bad-attribute = លក្ខណៈ “{ $name }” មិនអាចជា “{ $value }” ទេ ត្រូវជាមួយក្នុងចំណោម { $allowed }។
bad-level = លក្ខណៈ “level” មិនអាចជា “{ $value }” ទេ ត្រូវជាចំនួនគត់ពី 1 ដល់ { $highest }។
bad-position = មិនអាចលេងពីទីតាំងនេះបានទេ៖ { $message }
engine-failed = មិនអាចបើកល្បែងបានទេ៖ { $message }
thinking-failed = កុំព្យូទ័រមិនអាចបន្តបានទេ៖ { $message }
