frame-noscript = પાટિયા માટે JavaScript જોઈએ. નિયમો તેના વગર પણ વાંચી શકાય.
frame-unlent = આ ચોકઠામાં પાટિયું લાવી શકાયું નહીં. રમતને તેની પોતાની વિન્ડોમાં ખોલો.

## On the screen of an exhibit

exhibit-title = Hollows: અહીં રમવા માટે વાવણીની રમતો
touch = રમવા માટે અડકો
choose = રમત પસંદ કરો
other-game = બીજી રમત
again = નવી રમત
language = ભાષા
people = રમનારા
people-1 = એક, કમ્પ્યુટર સામે
people-2 = બે
close = બંધ કરો

## Nobody has touched the screen for a while

still-there = હજી કોઈ છે?
starting-over = રમત { $seconds } સેકન્ડમાં ફરી શરૂ થશે.
go-on = રમતા રહો

## For the staff of a museum

bad-moves = “moves” ગુણધર્મ રમી શકાતો નથી: { $message }
staff = કર્મચારીઓ માટે
staff-counts = આ પડદા પર રમાયેલી રમતો. તે માત્ર આ ઉપકરણ પર ગણાય છે.
count-day = દિવસ
count-game = રમત
count-players = રમનારા
count-started = શરૂ થઈ
count-south = દક્ષિણ અથવા એકલો મુલાકાતી જીત્યો
count-north = ઉત્તર અથવા કમ્પ્યુટર જીત્યું
count-drawn = બરાબરી
count-left = અધૂરી છોડી
no-counts = હજી કોઈ રમત નથી.
counts-save = ફાઇલ તરીકે સાચવો
counts-clear = શૂન્ય કરો
counts-clear-sure = ખરેખર શૂન્ય કરો
counts-not-kept = આ બ્રાઉઝર પાનાને ગણતરી સાચવવા દેતું નથી: તે બંધ થશે ત્યારે ગણતરી જતી રહેશે.
