## Going through the game

record = Àwọn ìta
record-start = Ìbẹ̀rẹ̀
record-move =
    { $who ->
        [you] Ìta { $n }, ìwọ: { $move }
        [computer] Ìta { $n }, kọ̀ǹpútà: { $move }
        [south] Ìta { $n }, Gúúsù: { $move }
       *[north] Ìta { $n }, Àríwá: { $move }
    }{ $again ->
        [yes] , ní àfikún àkókò
       *[no] { "" }
    }
record-round = Abala { $round }
record-none = A kò tíì ta.
record-go-first = Àkọ́kọ́
record-go-back = Padà
record-go-forward = Síwájú
record-go-last = Ìkẹyìn
record-keys = Nínú àtòjọ, àwọn bọ́tìnnì ọfà, Home àti End ń la eré já.
record-at-start = Ìbẹ̀rẹ̀ eré; ìta { $all } tẹ̀ lé e.
record-at = Ìta { $n } nínú { $all }. { $told }
looking-back = O ń wo ìgbà tí ó ti kọjá nínú eré. Ohunkóhun kò sọnù: “Tún un ṣe” yóò mú ohun tí ó tẹ̀ lé e padà, títí a ó fi ta ìta mìíràn.
looking-shared = Eré tí a pín ni èyí. O lè wò ó já; eré tìrẹ lórí ẹ̀rọ yìí yóò wà bí ó ṣe wà títí o ó fi máa ta lọ níbí.
play-on = Máa ta lọ láti ibí
back-to-game = Padà sí eré
back-to-own = Padà sí eré mi

## Taking it along

share = Ṣe ẹ̀dà, pín, fi pamọ́
share-position = Ipò ọpọ́n
share-copy-position = Ṣe ẹ̀dà
share-copy-moves = Ṣe ẹ̀dà àwọn ìta
share-copy-game = Ṣe ẹ̀dà gbogbo eré
share-link-position = Ìjápọ̀ sí ipò yìí
share-link-game = Ìjápọ̀ sí gbogbo eré
share-link-note = Inú ìjápọ̀ gan-an ni eré náà wà, lẹ́yìn #. A kì í fi ohunkóhun ránṣẹ́.
share-save-text = Fi eré pamọ́ (ọ̀rọ̀)
share-save-svg = Fi ọpọ́n pamọ́ (SVG)
share-save-png = Fi ọpọ́n pamọ́ (PNG)
copied-position = A ti ṣe ẹ̀dà ipò náà.
copied-moves = A ti ṣe ẹ̀dà àwọn ìta.
copied-game = A ti ṣe ẹ̀dà eré náà.
copied-link = A ti ṣe ẹ̀dà ìjápọ̀ náà.
copy-refused = Ẹ̀rọ yìí kò gbà kí a ṣe ẹ̀dà. Ọ̀rọ̀ náà nìyí, kí o lè ṣe ẹ̀dà rẹ̀ fúnra rẹ:
saved-file = A ti fi pamọ́ bí { $name }.
save-failed = A kò lè ṣe fáìlì náà ({ $message }).
paste = Ṣí ipò, eré tàbí ìjápọ̀
paste-note = Lẹ ipò, àwọn ìta, eré tí a fi pamọ́ tàbí ìjápọ̀ mọ́ ibí. Eré tìrẹ yóò wà bí ó ṣe wà títí o ó fi máa ta lọ.
paste-open = Ṣí i
paste-empty = Kò tíì sí nǹkan nínú àpótí.
paste-bad = A kò lè ṣí èyí: { $message }. Ohunkóhun kò yí padà.

## The value of the game

graph = Bí eré ṣe lọ
graph-about = Fún ìgbà kọ̀ọ̀kan nínú eré: iye tí a retí pé Gúúsù yóò fi ju Àríwá lọ níkẹyìn bí àwọn méjèèjì bá ta dáadáa láti ibẹ̀.
graph-about-rounds = Fún ìgbà kọ̀ọ̀kan nínú eré: iye tí a retí pé Gúúsù yóò fi ju Àríwá lọ ní òpin abala bí àwọn méjèèjì bá ta dáadáa láti ibẹ̀.
graph-start = Ṣírò rẹ̀
graph-again = Máa lọ
graph-stop = Dúró
graph-progress = A ti wo { $done } nínú { $all } …
graph-stopped = Ó dúró ní { $done } nínú { $all }.
graph-done = A ti wo gbogbo { $all }.
graph-failed = A kò lè ṣírò rẹ̀ ({ $message }).
graph-key = Àmì kíkún àti ìlà nípọn: a ti fẹ̀rí múlẹ̀. Òrùka àti ìlà jíjá: níwọ̀n bí a ti wá a tó.
graph-point = Ìgbà nínú eré
graph-south = Gúúsù fi { $most } léwájú
graph-north = Àríwá fi { $most } léwájú
graph-value =
    { $ahead ->
        [nobody] ó dọ́gba
        [south] Gúúsù fi { $margin } léwájú
       *[north] Àríwá fi { $margin } léwájú
    }{ $proved ->
        [yes] , a ti fẹ̀rí múlẹ̀
       *[no] , níwọ̀n bí a ti wá a tó
    }
graph-unknown = a kò tíì wò ó
graph-table = Àwọn iye nínú tábìlì
graph-column-point = Lẹ́yìn ìta
graph-column-value = Òpin tí a retí

## The last move in words

words = Ìta náà ní ọ̀rọ̀
words-none = A kò tíì ta ìta kankan.
lap =
    { $n ->
        [1] Ìgbà { $lap }: { $amount } láti { $from }, sí { $end }.
       *[other] Ìgbà { $lap }: { $amount } láti { $from }, ìkẹyìn sí { $end }.
    }
laps-between = Ìgbà { $laps } sí i bíi wọ̀nyí.
relay-landing = Kò ṣófo: a gbin { $amount } rẹ̀ lọ.
relay-landing-next = Kò ṣófo: a gbin { $amount } rẹ̀ lọ, láti ojú tí ó tẹ̀ lé e.
relay-next = { $next } ni ó kàn, kò ṣófo: a gbin { $amount } rẹ̀ lọ.
end-landing = Ó ṣófo: ìgbìn parí.
end-four = Ó di mẹ́rin gérégé níbẹ̀: ìgbìn parí.
end-next = { $next } ni ó kàn, ó ṣófo: ìgbìn parí.
end-square = { $next } ni ó kàn: ìgbìn parí.
captures =
    { $who ->
        [you] O jẹ { $goods } láti { $pit }.
        [computer] Kọ̀ǹpútà jẹ { $goods } láti { $pit }.
        [south] Gúúsù jẹ { $goods } láti { $pit }.
       *[north] Àríwá jẹ { $goods } láti { $pit }.
    }

## Other ways to see and to play

ways = Tábìlì, ìta títẹ̀, ìkéde
typed = Tẹ ìta kan
typed-play = Ta á
typed-note = Lẹ́tà ojú, lẹ́tà ńlá fún Gúúsù: C, tàbí d fún Àríwá.
typed-note-ways = Lẹ́tà ojú, lẹ́tà ńlá fún Gúúsù, àti r (lòdì sí ọwọ́ aago) tàbí l (bí ọwọ́ aago): Cr, tàbí dl.
typed-empty = Kọ́kọ́ tẹ ìta kan.
typed-way = Sọ ọ̀nà tí a ó gbin { $pit }: { $pit }r lòdì sí ọwọ́ aago tàbí { $pit }l bí ọwọ́ aago.
typed-one-way = Ọ̀nà kan ṣoṣo ni a fi ń gbìn níbí: tẹ { $pit } nìkan.
typed-not-a-pit = “{ $text }” kì í ṣe ìta. Àwọn ojú ni { $pits }.
typed-not-now = Kì í ṣe báyìí: dúró kí àwọn ọmọ dúró jẹ́ẹ́, kí ó sì kan òṣèré.
typed-played = A ti ta { $move }.
announce = Ìkéde lẹ́yìn ìta
announce-brief = Kúkúrú
announce-detailed = Ní kíkún, ìgbà kọ̀ọ̀kan
table = Ọpọ́n bí tábìlì
table-caption-turn =
    { $who ->
        [you] Ọpọ́n; ìwọ ni ó kàn.
        [computer] Ọpọ́n; kọ̀ǹpútà ni ó kàn.
        [south] Ọpọ́n; Gúúsù ni ó kàn.
       *[north] Ọpọ́n; Àríwá ni ó kàn.
    }
table-caption = Ọpọ́n.
table-pit = Ojú
table-holds = Ó ní
table-owner = Ti ta ni
table-notes = Àkíyèsí
table-nobody = kò sí
table-store = Àká
table-playable = a lè ta á
table-son = ọmọkùnrin
table-lent = òkúta { $stones } tí a yáni
