frame-noscript = Ọpọ́n nílò JavaScript. A lè ka òfin láìsí i.
frame-unlent = Ọpọ́n kò lè ṣí nínú férémù yìí. Ṣí eré náà nínú fèrèsé tirẹ̀.

## On the screen of an exhibit

exhibit-title = Hollows: eré ayò láti ta níbí
touch = Fọwọ́ kàn án láti ta
choose = Yan eré kan
other-game = Eré mìíràn
again = Eré tuntun
language = Èdè
people = Àwọn òṣèré
people-1 = Ẹnì kan, pẹ̀lú kọ̀ǹpútà
people-2 = Ẹni méjì
close = Pa á dé

## Nobody has touched the screen for a while

still-there = Ṣé ẹnì kan ṣì wà níbẹ̀?
starting-over = Eré yóò tún bẹ̀rẹ̀ ní ìṣẹ́jú àáyá { $seconds }.
go-on = Máa ta

## For the staff of a museum

bad-moves = A kò lè ta àmì “moves”: { $message }
staff = Fún àwọn òṣìṣẹ́
staff-counts = Àwọn eré tí a ta ní ojú ẹ̀rọ yìí. Orí ẹ̀rọ yìí nìkan ni a ti ń kà wọ́n.
count-day = Ọjọ́
count-game = Eré
count-players = Òṣèré
count-started = Tí a bẹ̀rẹ̀
count-south = Gúúsù borí, tàbí àlejò kan ṣoṣo
count-north = Àríwá borí, tàbí kọ̀ǹpútà
count-drawn = Ọ̀mì
count-left = Tí a kò parí
no-counts = Kò tíì sí eré kankan.
counts-save = Fi pamọ́ bí fáìlì
counts-clear = Dá a padà sí òdo
counts-clear-sure = Dá a padà sí òdo ní tòótọ́
counts-not-kept = Ẹ̀rọ yìí kò jẹ́ kí ojú-ìwé yìí fi iye wọ̀nyí pamọ́: wọn kò ní sí mọ́ bí a bá pa á dé.
