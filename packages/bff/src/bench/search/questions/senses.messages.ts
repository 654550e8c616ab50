import { questionsOf } from '../question.ts'

/** Word forms keep their meaning: «гаек» are nuts. */
export const senses = questionsOf(`
гаек => gajki-i-shajby; operation~гайка
гайки => gajki-i-shajby; operation~гайка
гайками => gajki-i-shajby; operation~гайка
10 гаек м16 => gajki-i-shajby; thread=М16; operation~гайка
гайку м10 => gajki-i-shajby; thread=М10; operation~гайка
шайб => gajki-i-shajby; operation~шайба
шайбами => gajki-i-shajby; operation~шайба
наждак => krugi-shlifovalnye,stanki-zatochnye,lenty-shlifovalnye
наждаки => krugi-shlifovalnye,stanki-zatochnye,lenty-shlifovalnye
наждаком => krugi-shlifovalnye,stanki-zatochnye,lenty-shlifovalnye
наждачный => krugi-shlifovalnye,stanki-zatochnye,lenty-shlifovalnye
плашек => plashki
плашками => plashki
плашку м8 => plashki; thread~М8
свёрл => sverla
сверел => sverla
сверлами => sverla
свёрл по металлу 8 => sverla; diameter=8
метчиков => metchiki-mashinnye,metchiki-ruchnye
метчиками => metchiki-mashinnye,metchiki-ruchnye
ключей => klyuchi-gaechnye,klyuchi-dinamometricheskie,nabory-shestigrannikov
ключами => klyuchi-gaechnye,klyuchi-dinamometricheskie,nabory-shestigrannikov
ключик => klyuchi-gaechnye,klyuchi-dinamometricheskie,nabory-shestigrannikov
пил => diski-pilnye,stanki-lentochnopilnye,korony-i-pilnye-diski
пилы => diski-pilnye,stanki-lentochnopilnye,korony-i-pilnye-diski
пила => diski-pilnye,stanki-lentochnopilnye,korony-i-pilnye-diski
резцов => rezcy-tokarnye
резцами => rezcy-tokarnye
резцы => rezcy-tokarnye
фрез => frezy
фрезами => frezy
пластин => plastiny-tokarnye,plastiny-frezernye,plastiny-otreznye
болтов => bolty
болтами м8 => bolty; thread=М8
винтов => vinty
винты м8 => vinty; thread=М8
молотков => molotki
молотком => molotki
молотки => molotki
тисков => tiski-stanochnye
тисками => tiski-stanochnye
щупов => shchupy
цанг => cangi-er
буров => bury-i-sverla-po-betonu
бур => bury-i-sverla-po-betonu
коронок => korony-i-pilnye-diski
отверток => otvertki
отвёрткой => otvertki
головок => golovki-torcevye
головки => golovki-torcevye
развёрток => razvertki-mashinnye,razvertki-ruchnye
зенковок => zenkery-i-zenkovki
кругов отрезных => krugi-otreznye
дисков пильных => diski-pilnye
лент шлифовальных => lenty-shlifovalnye
брусков => bruski
перчаток => perchatki
очков => ochki-i-shchitki; name~очки
масел => masla-industrialnye
смазок => smazki-plastichnye
станков => stanki-tokarnye,stanki-frezernye,stanki-sverlilnye,stanki-lentochnopilnye,stanki-zatochnye
станок => stanki-tokarnye,stanki-frezernye,stanki-sverlilnye,stanki-lentochnopilnye,stanki-zatochnye
дрелей => dreli,shurupoverty-akkumulyatornye
гайковёртов => gajkoverty
напильников => napilniki
микрометров => mikrometry
угольников => ugolniki
электродов => elektrody-i-provoloka
горелок => gorelki
стеллажей => stellazhi-i-verstaki; operation=стеллаж
ящиков => yashchiki-i-telezhki
тележек => yashchiki-i-telezhki
державок => derzhavki-tokarnye
оправок => opravki
патронов => patrony-tokarnye,patrony-sverlilnye,patrony-cangovye
`)
