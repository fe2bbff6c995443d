frame-noscript = ក្ដារត្រូវការ JavaScript។ ច្បាប់អាចអានបានដោយមិនបាច់មានវា។
frame-unlent = មិនអាចបើកក្ដារក្នុងស៊ុមនេះបានទេ។ សូមបើកល្បែងក្នុងបង្អួចផ្ទាល់របស់វា។

## On the screen of an exhibit

exhibit-title = Hollows៖ ល្បែងសាបគ្រាប់សម្រាប់លេងនៅទីនេះ
touch = ប៉ះដើម្បីលេង
choose = ជ្រើសល្បែងមួយ
other-game = ល្បែងផ្សេង
again = លេងថ្មី
language = ភាសា
people = អ្នកលេង
people-1 = ម្នាក់ ទល់នឹងកុំព្យូទ័រ
people-2 = ពីរនាក់
close = បិទ

## Nobody has touched the screen for a while

still-there = នៅមាននរណាទេ?
starting-over = ល្បែងនឹងចាប់ផ្ដើមឡើងវិញក្នុងរយៈពេល { $seconds } វិនាទី។
go-on = លេងបន្ត

## For the staff of a museum

bad-moves = លក្ខណៈ “moves” មិនអាចលេងបានទេ៖ { $message }
staff = សម្រាប់បុគ្គលិក
staff-counts = ល្បែងដែលបានលេងលើអេក្រង់នេះ។ រាប់តែលើឧបករណ៍នេះប៉ុណ្ណោះ។
count-day = ថ្ងៃ
count-game = ល្បែង
count-players = អ្នកលេង
count-started = បានចាប់ផ្ដើម
count-south = ខាងត្បូងឈ្នះ ឬភ្ញៀវម្នាក់ឯងឈ្នះ
count-north = ខាងជើងឈ្នះ ឬកុំព្យូទ័រឈ្នះ
count-drawn = ស្មើ
count-left = លេងមិនចប់
no-counts = មិនទាន់មានល្បែងទេ។
counts-save = រក្សាទុកជាឯកសារ
counts-clear = ដាក់ជាសូន្យ
counts-clear-sure = ដាក់ជាសូន្យមែន
counts-not-kept = កម្មវិធីរុករកនេះមិនឲ្យទំព័ររក្សាទុកចំនួនទេ៖ វានឹងបាត់នៅពេលបិទ។
