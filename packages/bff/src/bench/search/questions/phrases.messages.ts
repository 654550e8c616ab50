import { questionsOf } from '../question.ts'

/** Whole phrases: the thing with its size, use or a feature; words such as «нужно» and a quantity do not change the answer. */
export const phrases = questionsOf(`
сверло 8,5 мм по металлу => sverla; diameter=8.5; workpiece_material~металл
сверло по металлу => sverla; workpiece_material~металл
сверло по бетону 10 мм => bury-i-sverla-po-betonu; diameter=10
нужно сверло на 8 по бетону => bury-i-sverla-po-betonu; diameter=8
сверло 10 мм длинное => sverla-dlinnye; diameter=10
левое сверло => sverla-levye
сверло с коническим хвостовиком => sverla-k-h
сверло с внутренним подводом сож => sverla; coolant=true
сверло 6 мм с покрытием tialn => sverla; diameter=6; coating=TiAlN
фреза концевая твердосплавная 10 мм => frezy-koncevye; diameter=10; tool_material~твёрдый сплав
метчик м8 для глухих отверстий => metchiki-mashinnye; thread~М8; hole_type=глухое
метчик для глухих отверстий => metchiki-mashinnye; hole_type=глухое
комплект метчиков м12 => metchiki-ruchnye; thread~М12
плашка левая м8 => plashki; hand=левая; thread~М8
плашка с левой резьбой => plashki; hand=левая
пластины для токарной обработки => plastiny-tokarnye
пластины по нержавейке => plastiny-tokarnye,plastiny-frezernye,plastiny-otreznye; iso_materials~M
пластины => plastiny-tokarnye,plastiny-frezernye,plastiny-otreznye
резец токарный отрезной 20х20 => rezcy-tokarnye; operation=отрезной; holder_section=20×20
резец резьбовой т15к6 => rezcy-tokarnye; operation=резьбовой; grade=Т15К6
патрон сверлильный быстрозажимной => patrony-sverlilnye; drive=быстрозажимной
тиски поворотные 125 мм => tiski-stanochnye; operation=поворотные; jaw_width=125
цифровой штангенциркуль 150 => shtangencirkuli; reading=цифровой; range_to=150
микрометр с поверкой => mikrometry; verification=с поверкой
микрометр цифровой 25-50 с поверкой => mikrometry; reading=цифровой; range_to=50; verification=с поверкой
круг отрезной по нержавейке 125 => krugi-otreznye; application~нержавеющая; disc_diameter=125
диск пильный по дереву 250 => diski-pilnye; application=дерево; disc_diameter=250
круг лепестковый 125 p60 => krugi-lepestkovye; disc_diameter=125; grit=P60
шлифовальная лента 75х533 => lenty-shlifovalnye; width=75; length=533
ключ динамометрический 1/2 => klyuchi-dinamometricheskie; square=1/2"
головка ударная 3/4 => golovki-torcevye; operation=ударная; square=3/4"
отвертка диэлектрическая ph2 => otvertki; operation=диэлектрическая; tip=PH2
молоток с круглым бойком => molotki; operation~круглым бойком
напильник плоский 200 мм => napilniki; shape=плоский; length=200
перфоратор sds max => perforatory; chuck=SDS-max
ушм с регулировкой оборотов => ushm; speed_control=true
дрель ударная => dreli; operation=ударная
шуруповерт 18 вольт => shurupoverty-akkumulyatornye; voltage=18
шуруповерт аккумуляторный с двумя акб => shurupoverty-akkumulyatornye; battery_count=2 | shurupoverty-akkumulyatornye
станок токарный с чпу => stanki-tokarnye; cnc=ЧПУ
станок сверлильный на магнитном основании => stanki-sverlilnye; operation=магнитный
болт м10х30 нержавеющий => bolty; thread=М10; length=30; strength_class=A2-70
болт м8 оцинкованный 50 шт => bolty; thread=М8; finish~цинк
купить болты м12 => bolty; thread=М12
гайка самоконтрящаяся м10 => gajki-i-shajby; operation=гайка самоконтрящаяся; thread=М10
электроды по чугуну => elektrody-i-provoloka; application=чугун
электроды для нержавейки 3 мм => elektrody-i-provoloka; application~нержавеющие; electrode_diameter=3
сварочный аппарат tig => svarochnye-apparaty; process~TIG
перчатки от порезов => perchatki; protection_class~порез
перчатки нитриловые размер 9 => perchatki; gloves_coating=нитрил; size_label=9
респиратор с клапаном => zashchita-sluha-i-dyhaniya; operation=респиратор; case_kind=с клапаном
смазка литиевая => smazki-plastichnye; base=литиевая
стеллаж металлический => stellazhi-i-verstaki; operation=стеллаж
масло гидравлическое => masla-industrialnye; application~гидравлическое
`)
