import { questionsOf } from '../question.ts'

/** Sizes as people write them: signs, spaces, slashes, letters, and what a size is for. */
export const sizesWritten = questionsOf(`
сверло 8/117 => sverla; diameter=8; overall_length=117
сверло д. 8 => sverla; diameter=8
сверло 08 => sverla; diameter=8
сверло 8 5 => sverla; diameter=8.5
сверло 6 5 => sverla; diameter=6.5
сверло 4 2 по металлу => sverla; diameter=4.2
сверло 10 2 => sverla; diameter=10.2
сверло 8-5 => sverla; diameter=8.5
сверло 3 3мм => sverla; diameter=3.3
сверлышко 8,5 по металлу => sverla; diameter=8.5
спиралка 8.5 => sverla-c-h,sverla-k-h,sverla-dlinnye,sverla-korotkie,sverla-levye; diameter=8.5
под метчик м8 => sverla; diameter=6.8
сверло под метчик м8 => sverla; diameter=6.8
сверло под резьбу м8 => sverla; diameter=6.8
сверло под м8 => sverla; diameter=6.8
сверло под метчик м6 => sverla; diameter=5
сверло под метчик М10 => sverla; diameter=8.5
под резьбу М10 => sverla; diameter=8.5
сверло под метчик м12 => sverla; diameter=10.2
сверло под м5 => sverla; diameter=4.2
сверло для резьбы м5 => sverla; diameter=4.2
сверло для метчика м6 => sverla; diameter=5
сверло под М16 => sverla; diameter=14
сверло под метчик м4 => sverla; diameter=3.3
отверстие под резьбу м8 => sverla; diameter=6.8
ключ s=17 => klyuchi-gaechnye; wrench_size=17 | klyuchi-gaechnye; wrench_size_2=17
ключ 13/17 => klyuchi-gaechnye; wrench_size=13; wrench_size_2=17
отвертка пш2 => otvertki; tip=PH2
фреза радиус 3 => frezy-sfericheskie; corner_radius=3
диск 125 => krugi-otreznye,krugi-lepestkovye,diski-pilnye; disc_diameter=125
щупы 0,1-1 => shchupy; range_from=0.1; range_to=1
щуп 0.1-1 мм => shchupy; range_from=0.1; range_to=1
державка 25х25 => derzhavki-tokarnye; holder_section=25×25
микрометр 25/50 => mikrometry; range_from=25; range_to=50
бур 10/160 => bury-i-sverla-po-betonu; diameter=10; overall_length=160
сверло ступенчатое 6/36 => sverla-stupenchatye; min_diameter=6; diameter=36
сверло 7 8 => sverla; diameter=7.8
сверла 2 2 => sverla; diameter=2.2
сверло по металлу 4 2 мм => sverla; diameter=4.2
сверло под метчик М3 => sverla; diameter=2.5
сверло под резьбу М6 => sverla; diameter=5
сверло под резьбу м20 => sverla; diameter=17.5
под метчик м6 => sverla; diameter=5
под м10 сверло => sverla; diameter=8.5
сверло под нарезку резьбы м8 => sverla; diameter=6.8
какое сверло под м8 => sverla; diameter=6.8
диаметр сверла под м10 => sverla; diameter=8.5
сверло под метчик м8х1 => sverla; diameter=7
фреза сферическая радиус 1.5 мм => frezy-sfericheskie; corner_radius=1.5
патрон 4 кулачка 250 => patrony-tokarnye; diameter=250; jaws=4
набор щупов номер 4 => shchupy; name~№4
набор щупов n4 => shchupy; name~№4
ключ 16/17 => klyuchi-gaechnye; wrench_size=16; wrench_size_2=17
отвертка т10 => otvertki; tip=TX10
перчатки р-р 9 => perchatki; size_label=9
сверло к/хв 12 => sverla-k-h; diameter=12
сверло с к/х ф12 => sverla-k-h; diameter=12
сверло восьмерка => sverla; diameter=8
фреза дисковая 100х6х27 => frezy-diskovye; diameter=100; width=6
штангенциркуль 150/0,05 => shtangencirkuli; range_to=150; resolution=0.05
перчатки xl => perchatki; size_label=10
отвертка пх2 => otvertki; tip=PH2
отвертка t-25 => otvertki; tip=TX25
сверло м8 под резьбу => sverla; diameter=6.8
сверло для нарезания резьбы м10 => sverla; diameter=8.5
сверло для метчика М12 => sverla; diameter=10.2
сверло под метчик 8 => sverla; diameter=6.8
сверло под резьбу 10 => sverla; diameter=8.5
сверло под метчик м8x1,25 => sverla; diameter=6.8
сверло р6м5 под м6 => sverla; diameter=5; tool_material~Р6М5
сверло 10 5 => sverla; diameter=10.5
сверло 12 5 мм => sverla; diameter=12.5
сверло центровочное 3 15 => sverla-centrovochnye; diameter=3.15
фреза концевая 8 мм z=3 => frezy-koncevye; diameter=8; teeth=3
фреза модуль 1 => frezy-chervyachnye; module=1
круг отрезной 125/1,6/22 => krugi-otreznye; disc_diameter=125; thickness=1.6
ушм 125/1400 => ushm; disc_diameter=125; power=1400
болт м8*70 => bolty; thread=М8; length=70
буры sds max 25 => bury-i-sverla-po-betonu; diameter=25; shank=SDS-max
вылет 100 мм патрон цанговый ER20 => patrony-cangovye; length=100; collet_type=ER20
сверло hss-co 8,5 => sverla; diameter=8.5; tool_material~Co
патрон токарный ф125 4 кулачка => patrony-tokarnye; diameter=125; jaws=4
сверло 1 дюйм => sverla; diameter=25..26
`)
