museum-title = Fún ilé ìṣẹ̀ǹbáyé àti ojú-ìwé mìíràn – Hollows
museum-description = Gbé eré sí ojú-ìwé rẹ, sínú férémù, sórí ẹ̀rọ tàbí pátákó.
museum-heading = Fún ojú-ìwé rẹ, ìfihàn rẹ, ògiri rẹ
museum-lead = Yan eré àti bí a ó ṣe ta á. Ohun tí o máa lẹ̀ mọ́ ojú-ìwé rẹ wà nísàlẹ̀; ọ̀fẹ́ ni gbogbo rẹ̀, kì í ka àlejò, kì í sì béèrè ohunkóhun lọ́wọ́ ẹ̀rọ mìíràn.
museum-noscript = Ojú-ìwé yìí nílò JavaScript láti kọ àwọn ìlà náà fún ọ. Bí a ṣe ń kọ wọ́n wà nínú fáìlì docs/embedding.md.

## What can be chosen

make-game = Eré
make-level = Ìpele kọ̀ǹpútà
make-opponent = Alátakò
make-opponent-computer = kọ̀ǹpútà
make-opponent-human = ẹlòmíràn níwájú ẹ̀rọ kan náà
make-side = Àlejò ń ta fún
make-side-south = Gúúsù
make-side-north = Àríwá
make-side-note = Lójú ẹ̀rọ, ìlà àlejò máa ń wà ní ìsàlẹ̀ nígbà gbogbo.
make-first = Ta ni ó máa bẹ̀rẹ̀
make-first-who =
    { $side ->
        [south] Gúúsù
       *[north] Àríwá
    }{ $who ->
        [visitor] , àlejò
        [computer] , kọ̀ǹpútà
       *[nobody] { "" }
    }
make-lang = Èdè
make-lang-note = Bí a kò bá yàn án: èdè àlejò; èyí tí ó jẹ́ apá ojú-ìwé rẹ ń gba èdè ojú-ìwé náà, bí ó bá sọ ọ́.
make-theme = Àwọ̀
make-theme-light = mímọ́lẹ̀
make-theme-dark = ṣíṣú
make-theme-note = Bí a kò bá yàn án: èyí tí ó jẹ́ apá ojú-ìwé rẹ ń gba àwọ̀ ojú-ìwé náà; férémù ń mọ́lẹ̀ tàbí ṣú bí ẹ̀rọ àlejò.
make-controls = Àwọn bọ́tìnnì nísàlẹ̀ ọpọ́n
make-controls-none = kò sí
make-controls-minimal = dá a padà àti eré tuntun
make-controls-full = pẹ̀lú tún un ṣe, ìmọ̀ràn àti yí ọpọ́n
make-position = Ipò ìbẹ̀rẹ̀
make-position-note = O lè ṣe ẹ̀dà ọ̀kan ní ojú-ìwé eré náà, lábẹ́ “{ $share }”. Bí ó bá ṣófo: ìbẹ̀rẹ̀ eré.
make-position-link = Ṣí ojú-ìwé eré náà
make-bad-position = A kò lè ta ipò yìí nínú eré tí a yàn, nítorí náà kò sí ohun tí a lè ṣe ẹ̀dà rẹ̀. Báyìí ni a ṣe ń kọ ipò: { $example }
make-usual = { $value } (bí ìṣe)
make-unset = a kò yàn án (bí ìṣe)

## What is to be pasted

make-preview = Ohun tí àlejò máa rí, bí ètò ẹ̀rọ rẹ̀ bá dà bí tìrẹ:
make-tag = Gẹ́gẹ́ bí apá ojú-ìwé rẹ
make-tag-note = Èyí ni ó bá a mu jù: ó ń gba fífẹ̀ ojú-ìwé rẹ àti, bí o bá fẹ́, àwọ̀ rẹ̀. Ojú-ìwé rẹ gbọ́dọ̀ gba script. Lórí ojú-ìwé funfun ni a fi hàn níhìn-ín.
make-not-lent = Ẹ̀rọ yìí kì í yá ojú-òpó mìíràn ní ọpọ́n. Lo férémù, tàbí ṣe ẹ̀dà àpò náà sí ẹ̀rọ tìrẹ, kí o sì ṣí ojú-ìwé yìí níbẹ̀.
make-fallback = Ta á níhìn-ín
make-frame = Nínú férémù
make-frame-note = Ó ń ṣiṣẹ́ níbi gbogbo bí a bá fẹ́rẹ̀ẹ́ sọ, kódà níbi tí wọ́n ti ń yọ script kúrò. Ìlà ìkẹyìn ń mú gíga rẹ̀ bá a mu; láìsí i, férémù náà dúró ní gíga tí a fún un, ọpọ́n á sì kéré tó láti gba inú rẹ̀.
make-frame-title = { $game }, eré láti ta
make-link = Gẹ́gẹ́ bí ìjápọ̀
make-kiosk = Lórí ẹ̀rọ ìfihàn
make-kiosk-note = Ó ń kún ojú ẹ̀rọ, ó ń pe ènìyàn láti ta, ó sì ń múra fún àlejò tí ó kàn lẹ́yìn ìgbà díẹ̀. Nínú ohun tí a yàn lókè, eré, ìpele kọ̀ǹpútà àti èdè nìkan ni ó wúlò níhìn-ín; àlejò fúnra rẹ̀ ló ń yàn bóyá ẹnìkan tàbí ènìyàn méjì máa ta.
make-kiosk-all = Gbogbo eré, kí àlejò yàn
make-kiosk-idle = Ìṣẹ́jú-àáyá láìfọwọ́kàn kí ó tó bẹ̀rẹ̀ lẹ́ẹ̀kan sí i (0: láéláé kọ́)
make-kiosk-staff = Láti rí iye eré tí a ti ta, fọwọ́ kan igun òkè apá òsì lẹ́ẹ̀márùn-ún láàárín ìṣẹ́jú-àáyá mẹ́ta, tàbí ṣí ojú-ìwé náà pẹ̀lú ?staff ní ìparí àdírẹ́sì rẹ̀. Lẹ́yìn ìṣí kan pẹ̀lú ìsokọ́ra, ó ń ṣiṣẹ́ láìsí i. Fáìlì hollows.html ní gbogbo eré àti èdè nínú, ó sì ń ṣí láìsí ẹ̀rọ olùpèsè kankan, bí àpẹẹrẹ láti orí USB.
make-own = Ẹ̀dà tìrẹ
make-own-note = Àwọn ìlà òkè dárúkọ ẹ̀rọ yìí, wọ́n sì ń ṣiṣẹ́ níwọ̀n ìgbà tí ó bá wà. Láti má gbẹ́kẹ̀ lé e, ṣe ẹ̀dà àpò àtẹ̀jáde kan sí ibikíbi lórí ẹ̀rọ rẹ, kò sí ohun mìíràn tí ó nílò, kí o sì ṣí ojú-ìwé yìí níbẹ̀: àwọn ìlà náà yóò wá dárúkọ ẹ̀rọ rẹ. Bí ojú-òpó mìíràn bá máa lo ẹ̀dà rẹ, jẹ́ kí ó fi “Access-Control-Allow-Origin: *” ránṣẹ́. Àlàyé síwájú sí i wà nínú fáìlì docs/embedding.md.
make-copy = Ṣe ẹ̀dà
make-copied = A ti ṣe ẹ̀dà rẹ̀.
make-copy-failed = Ẹ̀rọ yìí kò gbà kí a ṣe ẹ̀dà. A ti sàmì sí ọ̀rọ̀ náà: fi bọ́tìnnì tàbí àtòjọ ṣe ẹ̀dà rẹ̀.

## A picture with a caption

placard = Lórí pátákó
placard-note = Ipò náà gẹ́gẹ́ bí àwòrán tí kò nílò script, pẹ̀lú àlàyé rẹ̀, láti tẹ̀ jáde tàbí gbé sí ojú-ìwé. Èdè tí a yàn lókè ni a fi kọ àlàyé, ìtọ́kasí àti ìwé títẹ̀; bí a kò bá yan èyíkéyìí, èdè ojú-ìwé yìí ni.
placard-caption = Àlàyé
placard-save-svg = Fi pamọ́ bí SVG, láti tẹ̀ ẹ́ ní ìwọ̀n èyíkéyìí
placard-save-png = Fi pamọ́ bí PNG, fún ojú-ìwé tí kì í gba SVG
make-figure = Àwòrán náà lórí ojú-ìwé rẹ
placard-html-note = Fi àwòrán náà pamọ́ bí PNG, gbé e sókè pẹ̀lú orúkọ { $file }, lẹ́yìn náà lẹ èyí mọ́ ọn. Bí àdírẹ́sì rẹ̀ bá yàtọ̀, kọ ọ́ sí àárín àmì àyọlò lẹ́yìn src.
placard-position = Ipò: { $position }
placard-ruleset = Òfin: { $ruleset }
placard-sources = Orísun: { $sources }
placard-made = A fi Hollows { $version } yà á, CC BY 4.0
placard-alt = { $game }: àwòrán ọpọ́n. Nínú ìlà Gúúsù, láti A: { $south }. Nínú ìlà Àríwá, láti a: { $north }. Gúúsù ní { $southHas }, Àríwá ní { $northHas }. { $turn }.

## More

make-cite = Láti tọ́ka sí ipò yìí
cite-text = { $game } ({ $ruleset }), ipò “{ $position }”. Nínú: The Hollows contributors, Hollows, ẹ̀dà { $version }. { $address } ({ $date }).
sheet-link = Ọpọ́n láti tẹ̀ jáde, pẹ̀lú òfin
terms-link = Àdéhùn ìlò, àti ohun tí ó ń ṣẹlẹ̀ sí ìsọfúnni àlejò

## The sheet to be printed

sheet-title = Ọpọ́n láti tẹ̀ jáde – Hollows
sheet-print = Tẹ̀ ẹ́ jáde
sheet-note = Ó gba orí ìwé A4 kan; lórí A3 ó tóbi tó láti fi ẹ̀wà tàbí òkúta wẹ́wẹ́ ta á.
sheet-needs =
    O nílò ọmọ ayò, ẹ̀wà tàbí òkúta wẹ́wẹ́ { $seeds }{ $stones ->
        [0] . Ní ìbẹ̀rẹ̀, { $each } wà nínú ojú kọ̀ọ̀kan.
       *[other] { " " }àti òkúta ńlá { $stones }. Ní ìbẹ̀rẹ̀, { $each } wà nínú ojú ará ìlú kọ̀ọ̀kan.
    }
sheet-credit = Hollows, by the Hollows contributors, CC BY 4.0. { $address }

## Terms

terms-title = Àdéhùn àti ìpamọ́ – Hollows
terms-description = Ohun tí o lè fi Hollows ṣe, àti ohun tí ó ń fi ìsọfúnni ṣe: kò sí.
terms-heading = Àdéhùn àti ìpamọ́
terms-use-heading = Ohun tí o lè ṣe
terms-use = Lò ó fún ohunkóhun, kódà fún owó: fi hàn, yí i padà, fi fún ẹlòmíràn. Abẹ́ ìwé-àṣẹ MIT ni kóòdù wà tàbí, bí o bá fẹ́, Apache-2.0. Ọ̀rọ̀, àwòrán ọpọ́n, iye tí a yanjú àti ìsọfúnni yòókù wà lábẹ́ CC BY 4.0.
terms-name-heading = Ohun tí o gbọ́dọ̀ dárúkọ
terms-name = Níbi tí o bá ti fi ọ̀rọ̀, àwòrán tàbí iye hàn, kọ “Hollows, by the Hollows contributors, CC BY 4.0”. Ìlà kan nítòsí wọn tàbí ní ojú-ìwé ìdúpẹ́ ti tó. Fún àwọn eré fúnra wọn, dárúkọ àwọn ènìyàn tí ń ta wọ́n: ojú-ìwé nípa eré kọ̀ọ̀kan sọ ẹni tí wọ́n jẹ́, àti orísun tí ó sọ nípa rẹ̀.
terms-warranty-heading = Ohun tí a kò ṣèlérí
terms-warranty = Bí ó ṣe wà ni a fi í fúnni, láìsí ẹ̀rí-ìdánilójú kankan. Ohun tí a sọ pé ó pé ni a ti fi ẹ̀rí rẹ̀ múlẹ̀ bí ojú-ìwé ohun tí a mọ̀ ṣe sọ, ó sì ṣì lè jẹ́ àṣìṣe.
terms-privacy-heading = Ohun tí ó ń ṣẹlẹ̀ sí ìsọfúnni
terms-privacy = A kì í fi ohunkóhun ránṣẹ́ síbikíbi. Kò sí àkáǹtì, kò sí cookie, a kì í ka àbẹ̀wò, a kì í sì béèrè ohunkóhun lọ́wọ́ ẹ̀rọ mìíràn yàtọ̀ sí èyí tí ojú-ìwé wọ̀nyí ti wá. Ẹni tí ó ń bójú tó ẹ̀rọ yẹn lè pa àkọsílẹ̀ mọ́, bíi gbogbo ẹ̀rọ wẹ́ẹ̀bù; bi wọ́n léèrè.
terms-kept = Lórí ẹ̀rọ tìrẹ, ètò aṣàwárí ń pa eré tí ó ń lọ, ètò àti èdè tí o yàn mọ́, kí o lè tún rí wọn, àti ẹ̀dà ojúlé yìí láti lò láìsí íńtánẹ́ẹ̀tì. Bí o bá pa ìsọfúnni ojúlé yìí rẹ́, gbogbo rẹ̀ lọ. Nínú férémù tàbí gẹ́gẹ́ bí apá ojú-ìwé mìíràn, a kì í pa ohunkóhun mọ́. Ẹ̀rọ ìfihàn ń ka iye eré tí a ta àti bí wọ́n ṣe parí, kò sì sí ohunkóhun nípa ẹni tí ó ta.
