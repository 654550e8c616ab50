import { questionsOf } from '../question.ts'

/** Whole sentences, and characters without meaning. */
export const asked = questionsOf(`
чем нарезать резьбу м8 => metchiki-mashinnye,metchiki-ruchnye,plashki; thread~М8
чем нарезать резьбу => metchiki-mashinnye,metchiki-ruchnye,plashki
чем нарезать внутреннюю резьбу м10 => metchiki-mashinnye,metchiki-ruchnye; thread~М10
чем нарезать наружную резьбу м10 => plashki; thread~М10
чем нарезают резьбу на болте => plashki,metchiki-mashinnye,metchiki-ruchnye
нарезать резьбу м12 => metchiki-mashinnye,metchiki-ruchnye,plashki; thread~М12
нарезание резьбы м8 => metchiki-mashinnye,metchiki-ruchnye,plashki; thread~М8
чем снять фаску => zenkery-i-zenkovki
снять фаску => zenkery-i-zenkovki
снятие фаски => zenkery-i-zenkovki
чем зенковать отверстие => zenkery-i-zenkovki
чем заточить сверло => krugi-shlifovalnye,stanki-zatochnye,bruski
чем заточить резец => krugi-shlifovalnye,stanki-zatochnye,bruski
чем заточить нож => krugi-shlifovalnye,stanki-zatochnye,bruski
чем наточить фрезу => krugi-shlifovalnye,stanki-zatochnye,bruski
чем сверлить бетон => bury-i-sverla-po-betonu
чем просверлить бетон => bury-i-sverla-po-betonu
чем сверлить металл => sverla; workpiece_material~металл
чем просверлить отверстие 8 мм в металле => sverla; diameter=8; workpiece_material~металл
чем просверлить отверстие 10 мм => sverla; diameter=10
чем развернуть отверстие 12 => razvertki-mashinnye,razvertki-ruchnye; diameter=12
чем отрезать металл => krugi-otreznye,stanki-lentochnopilnye
чем резать металл => krugi-otreznye,stanki-lentochnopilnye
чем шлифовать металл => krugi-shlifovalnye,krugi-lepestkovye,lenty-shlifovalnye
чем зачистить сварной шов => krugi-lepestkovye,krugi-shlifovalnye
чем измерить диаметр => shtangencirkuli,mikrometry
чем измерить толщину => shtangencirkuli,mikrometry
чем закрутить болт => klyuchi-gaechnye,golovki-torcevye,klyuchi-dinamometricheskie,gajkoverty
чем затянуть гайку => klyuchi-gaechnye,golovki-torcevye,klyuchi-dinamometricheskie,gajkoverty
чем открутить гайку м10 => klyuchi-gaechnye,golovki-torcevye,klyuchi-dinamometricheskie,gajkoverty
чем зажать деталь => tiski-stanochnye,patrony-tokarnye
чем смазать подшипник => smazki-plastichnye
чем сваривать нержавейку => elektrody-i-provoloka,svarochnye-apparaty,gorelki
что нужно чтобы нарезать резьбу м8 => metchiki-mashinnye,metchiki-ruchnye,plashki; thread~М8
что нужно чтобы просверлить бетон => bury-i-sverla-po-betonu
что нужно для нарезания резьбы м6 => metchiki-mashinnye,metchiki-ruchnye,plashki; thread~М6
чем охладить сверло => soj
чем защитить глаза => ochki-i-shchitki
чем защитить руки => perchatki
чем фрезеровать паз => frezy-koncevye,frezy-diskovye
какое сверло для бетона => bury-i-sverla-po-betonu
какое сверло под м8 => sverla; diameter=6.8
каким сверлом сверлить под резьбу м8 => sverla; diameter=6.8
какой метчик для м10 => metchiki-mashinnye,metchiki-ruchnye; thread~М10
подскажите сверло по металлу 8 => sverla; diameter=8; workpiece_material~металл
аналог din 338 => sverla; standard=DIN 338
аналог сверла 8 мм => sverla; diameter=8
аналог VT-CD-0800Z => article=VT-CD-0800Z
аналоги сверла по металлу 10 => sverla; diameter=10; workpiece_material~металл
замена din 912 м8 => vinty; thread=М8
аналог болта м8х30 => bolty; thread=М8; length=30
чем убрать заусенцы => zenkery-i-zenkovki,napilniki
что нужно для шлифовки металла => krugi-shlifovalnye,krugi-lepestkovye,lenty-shlifovalnye
чем мерить зазоры => shchupy
чем крепить фрезу => patrony-cangovye
аналог сверла VT-DR-0800R => article=VT-DR-0800R
какие пластины для нержавейки => plastiny-tokarnye,plastiny-frezernye,plastiny-otreznye; iso_materials~M
% => nothing
* => nothing
_ => nothing
\\\\ => nothing
%% => nothing
*.* => nothing
%_% => nothing
... => nothing
? => nothing
— => nothing
аналог AH2301-0420-32-B1C => sverla-c-h; diameter=4.2; overall_length=75
замена VT-DK-1400V => sverla-k-h; diameter=14; overall_length=189
чем резать алюминий => application~алюмини
сверло 6 не твердосплавное => sverla-c-h,sverla-k-h,sverla-dlinnye,sverla-korotkie,sverla-levye,sverla-centrovochnye,sverla-stupenchatye; diameter=6
штангенциркуль без поверки => shtangencirkuli; verification=без поверки
шуруповерт без акб => shurupoverty-akkumulyatornye; battery_count=0
респиратор без клапана => zashchita-sluha-i-dyhaniya; case_kind=без клапана; name~Респиратор
`)
