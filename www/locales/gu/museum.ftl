museum-title = સંગ્રહાલયો અને બીજાં પાનાં માટે – Hollows
museum-description = રમત તમારા પાના પર, ચોકઠામાં, પડદા પર કે તકતી પર મૂકો.
museum-heading = તમારા પાના, પ્રદર્શન, ભીંત માટે
museum-lead = રમત અને તે કેવી રીતે રમાય તે પસંદ કરો. તમારા પાનામાં જે મૂકવાનું તે નીચે છે; બધું મફત છે, મુલાકાતીઓ ગણતું નથી અને બીજા કોઈ સર્વર પાસે કશું માગતું નથી.
museum-noscript = લીટીઓ તમારા માટે લખવા આ પાનાને JavaScript જોઈએ. તે કેમ લખાય તે docs/embedding.md ફાઇલમાં છે.

## What can be chosen

make-game = રમત
make-level = કમ્પ્યુટરનું સ્તર
make-opponent = કોની સામે
make-opponent-computer = કમ્પ્યુટર
make-opponent-human = એ જ પડદે બીજી વ્યક્તિ
make-side = મુલાકાતી બેસે છે
make-side-south = દક્ષિણે, નીચે
make-side-north = ઉત્તરે, ઉપર
make-first = કોણ શરૂ કરે
make-first-south = દક્ષિણ
make-first-north = ઉત્તર
make-lang = ભાષા
make-theme = પ્રકાશ
make-theme-light = આછો
make-theme-dark = ઘેરો
make-controls = પાટિયા નીચેનાં બટન
make-controls-none = નહીં
make-controls-minimal = પાછું લો અને નવી રમત
make-controls-full = ઉપરાંત ફરી ચાલો, સંકેત અને પાટિયું ફેરવો
make-position = શરૂઆતની સ્થિતિ
make-position-note = પાટિયા નીચેની લીટીમાંથી નકલ કરો. ખાલી રાખો: રમતની શરૂઆત.
make-usual = હંમેશ મુજબ

## What is to be pasted

make-preview = મુલાકાતીઓ શું જોશે
make-tag = તમારા પાનાના ભાગ તરીકે
make-tag-note = સૌથી સારું બેસે છે: તમારા પાનાની પહોળાઈ અને, ઇચ્છો તો, તેના રંગ લે છે. તમારા પાનાએ સ્ક્રિપ્ટને છૂટ આપવી પડે.
make-frame = ચોકઠામાં
make-frame-note = લગભગ બધે ચાલે છે, સંપાદક સ્ક્રિપ્ટ કાઢી નાખતું હોય ત્યાં પણ. છેલ્લી લીટી ઊંચાઈ બંધબેસતી કરે છે; તેના વગર ચોકઠું આપેલી ઊંચાઈ રાખે છે.
make-link = કડી તરીકે
make-kiosk = પ્રદર્શનના પડદા પર
make-kiosk-note = આખો પડદો ભરે છે, રમવા બોલાવે છે, અને થોડી વારે પછીના મુલાકાતી માટે તૈયાર થાય છે.
make-copy = નકલ કરો
make-copied = નકલ થઈ ગઈ.
make-copy-failed = બ્રાઉઝર નકલ કરવા દેતું નથી. લખાણ પસંદ થયેલું છે: કીબોર્ડ કે મેનૂથી નકલ કરો.

## A picture with a caption

placard = તકતી પર
placard-note = સ્થિતિનું ચિત્ર, જેને સ્ક્રિપ્ટ જોઈતી નથી, નોંધ સાથે, છાપવા કે પાના પર મૂકવા.
placard-caption = નોંધ
placard-save = ચિત્ર તરીકે સાચવો (SVG)
placard-html = એ જ, પાના માટે
placard-position = સ્થિતિ: { $position }
placard-ruleset = નિયમો: { $ruleset }
placard-sources = સ્રોતો: { $sources }
placard-made = Hollows { $version }થી દોરેલું, CC BY 4.0
placard-alt = { $game }: { $position }

## More

cite = આ સ્થિતિનો હવાલો આપવા
cite-text = { $game } ({ $ruleset }), સ્થિતિ “{ $position }”. The Hollows contributors, Hollows, સંસ્કરણ { $version }. { $address } ({ $date }).
sheet-link = છાપવા માટે પાટિયું, નિયમો સાથે
terms-link = વપરાશની શરતો, અને મુલાકાતીઓની માહિતીનું શું થાય છે

## The sheet to be printed

sheet-title = છાપવા માટે પાટિયું – Hollows
sheet-print = છાપો
sheet-note = A3 પર, કે A4ના બે કાગળ પર, તે કઠોળ કે કાંકરીથી રમી શકાય એટલું મોટું છે.
sheet-needs =
    તમારે { $seeds } બીજ, કઠોળ કે કાંકરી જોઈએ{ $stones ->
        [0] .
       *[other] { " " }અને { $stones } મોટા પથ્થર.
    } શરૂઆતમાં દરેક ખાડામાં { $each } હોય છે.

## Terms

terms-title = શરતો અને ગોપનીયતા – Hollows
terms-description = Hollowsનું તમે શું કરી શકો, અને તે માહિતીનું શું કરે છે: કશું નહીં.
terms-heading = શરતો અને ગોપનીયતા
terms-use-heading = તમે શું કરી શકો
terms-use = કોઈ પણ કામ માટે વાપરો, પૈસા માટે પણ: બતાવો, બદલો, આગળ આપો. કોડ MIT લાઇસન્સ હેઠળ છે કે, તમે ચાહો તો, Apache-2.0. લખાણો, પાટિયાંનાં ચિત્રો, ઉકેલેલાં મૂલ્યો અને બીજી માહિતી CC BY 4.0 હેઠળ છે.
terms-name-heading = શું નામ આપવું
terms-name = જ્યાં લખાણ, ચિત્રો કે મૂલ્યો બતાવો ત્યાં “Hollows, by the Hollows contributors, CC BY 4.0” લખો. પાસે કે આભારના પાના પર એક લીટી પૂરતી છે. રમતો માટે, તે રમનારા લોકોનું નામ આપો: દરેક રમત વિશેનું પાનું કહે છે કે તે કોણ છે, અને કયા સ્રોતો તેની વાત કરે છે.
terms-warranty-heading = શાનું વચન નથી
terms-warranty = જેવું છે તેવું અપાય છે, કોઈ બાંયધરી વગર. જેને ચોક્કસ કહ્યું છે તે, શું જાણીતું છે તેના પાનામાં કહ્યા પ્રમાણે, સાબિત થયેલું છે, અને છતાં ખોટું હોઈ શકે.
terms-privacy-heading = માહિતીનું શું થાય છે
terms-privacy = કશું ક્યાંય મોકલાતું નથી. ખાતું નથી, કૂકી નથી, મુલાકાતની ગણતરી નથી, અને આ પાનાં જ્યાંથી આવે છે તે સિવાયના કોઈ સર્વરને વિનંતી નથી. તે સર્વર ચલાવનાર, દરેક વેબ સર્વરની જેમ, વિનંતીઓની નોંધ રાખી શકે; તેમને પૂછો.
terms-kept = તમારા પોતાના ઉપકરણ પર બ્રાઉઝર અધૂરી રમતો, સેટિંગ અને તમે પસંદ કરેલી ભાષા રાખે છે, જેથી તે તમને ફરી મળે, અને ઇન્ટરનેટ વગર વાપરવા સાઇટની નકલ. બ્રાઉઝરમાં સાઇટની માહિતી કાઢવાથી બધું જાય છે. ચોકઠામાં કે બીજા પાનાના ભાગ તરીકે કશું રખાતું નથી. પ્રદર્શનનો પડદો કેટલી રમતો રમાઈ અને કેમ પૂરી થઈ તે ગણે છે, કોણ રમ્યું તે વિશે કશું નહીં.
