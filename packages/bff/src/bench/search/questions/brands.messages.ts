import { questionsOf } from '../question.ts'

/** A maker and a thing, in either order. */
export const brands = questionsOf(`
волгорез => brand=volgorez
сверло волгорез => sverla; brand=volgorez
волгорез метчик => metchiki-mashinnye,metchiki-ruchnye; brand=volgorez
вольгорез => brand=volgorez
kerndal => brand=kerndal
kerndal фреза => frezy; brand=kerndal
фреза kerndal 14 => frezy; brand=kerndal; diameter=14
stalvik пластины => plastiny-tokarnye,plastiny-frezernye,plastiny-otreznye; brand=stalvik
weilong державка => derzhavki-tokarnye; brand=weilong
резграф круг шлифовальный => krugi-shlifovalnye; brand=rezgraf
метролит штангенциркуль => shtangencirkuli; brand=metrolit
микрометр suisselle => mikrometry; brand=suisselle
hayamitsu => brand=hayamitsu
уралзажим => brand=uralzazhim
уралзажим патрон => patrony-sverlilnye,patrony-tokarnye,patrony-cangovye; brand=uralzazhim
окский крепеж болт => bolty; brand=okskiy-krepyozh
болты hailuo => bolty; brand=hailuo
кузнечный ряд молоток => molotki; brand=kuznechniy-ryad
кузнечный ряд => brand=kuznechniy-ryad
слесарь проф => brand=slesar-prof
zubrix => brand=zubrix
перфоратор zubrix => perforatory; brand=zubrix
болгарка вектра => ushm; brand=vektra
вектра ушм 230 => ushm; brand=vektra; disc_diameter=230
dalituo дрель => dreli,shurupoverty-akkumulyatornye; brand=dalituo
sankoto аккумулятор => akkumulyatory-i-zu; brand=sankoto
hammerfeld перфоратор => perforatory; brand=hammerfeld
электромаш вятка => brand=elektromash-vyatka
электромаш-вятка инвертор => svarochnye-apparaty; brand=elektromash-vyatka
kaynakci => brand=kaynakci
химол смазка => smazki-plastichnye; brand=khimol | aerozoli; brand=khimol; name~смазка
полимет верстак => stellazhi-i-verstaki; operation=верстак; brand=polimet
щит и ко => brand=schit-i-ko
щит и ко перчатки => perchatki; brand=schit-i-ko
твердосплав-кама пластина => plastiny-tokarnye,plastiny-frezernye,plastiny-otreznye; brand=tverdosplav-kama
пресса торино => brand=presa-torino
presa torino захват => zahvaty; brand=presa-torino
vrtakov сверло 8 => sverla; brand=vrtakov; diameter=8
korvanta робот => roboty-shestiosevye,roboty-kollaborativnye; brand=korvanta
`)
