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
place =
    { $kind ->
        [pebble] ក្រឡា { $pit }
       *[other] រណ្ដៅ { $pit }
    }
pit =
    { $kind ->
        [pebble] ក្រឡា
       *[other] រណ្ដៅ
    } { $pit } { $whose ->
        [you] របស់អ្នក
        [computer] របស់កុំព្យូទ័រ
        [south] របស់ខាងត្បូង
       *[north] របស់ខាងជើង
    } { $amount }
pit-playable = { $label } អាចដើរបាន
square-label =
    { $end ->
        [west] ក្រឡាមន្ត្រីខាងលិច { $amount }
       *[east] ក្រឡាមន្ត្រីខាងកើត { $amount }
    }
way =
    { $way ->
        [r] សាបក្រឡា { $pit } ច្រាសទ្រនិចនាឡិកា
       *[l] សាបក្រឡា { $pit } ស្របទ្រនិចនាឡិកា
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

## A hint

hint-searching = កំពុងរកការដើរល្អបំផុត …

## What went wrong

no-game = មិនបានជ្រើសល្បែងណាទេ។ លក្ខណៈ “game” ត្រូវជាមួយក្នុងចំណោម { $games }។
unknown-game = គ្មានល្បែង “{ $game }” ទេ។ លក្ខណៈ “game” ត្រូវជាមួយក្នុងចំណោម { $games }។
bad-attribute = លក្ខណៈ “{ $name }” មិនអាចជា “{ $value }” ទេ ត្រូវជាមួយក្នុងចំណោម { $allowed }។
bad-number = “{ $name }” មិនអាចជា “{ $value }” ទេ ត្រូវជាចំនួនគត់ពី { $lowest } ដល់ { $highest }។
bad-position = មិនអាចលេងពីទីតាំងនេះបានទេ៖ { $message }
engine-failed = មិនអាចបើកល្បែងបានទេ៖ { $message }
thinking-failed = កុំព្យូទ័រមិនអាចបន្តបានទេ៖ { $message }
