import { questionsOf } from '../question.ts'

/** Values of a property, asked for where goods have them, and where goods only have others, which must be reported. */
export const absent = questionsOf(`
болт м8х30 8.8 => bolty; thread=М8; length=30 => strength_class 8.8
болт м8х30 класс прочности 8.8 => bolty; thread=М8; length=30 => strength_class 8.8
болт м8х30 кл. пр. 5.8 => bolty; thread=М8; length=30 => strength_class 5.8
болт 12.9 м8х30 => bolty; thread=М8; length=30 => strength_class 12.9
болт м8х30 a2-70 => bolty; thread=М8; length=30 => strength_class A2-70
болт м8 a4-80 => bolty; thread=М8 => strength_class A4-80
болт м8 А4-80 => bolty; thread=М8 => strength_class A4-80
болт м12 12.9 => bolty; thread=М12 => strength_class 12.9
болт м10 10.9 => bolty; thread=М10 => strength_class 10.9
болт м20 4.8 => bolty; thread=М20 => strength_class 4.8
болт м16х50 10,9 => bolty; thread=М16; length=50 => strength_class 10.9
болты м12 6.8 => bolty; thread=М12 => strength_class 6.8
болт a2 м8 => bolty; thread=М8 => strength_class A2
винт м8 5.8 => vinty; thread=М8 => strength_class 5.8
винт м6х25 8.8 => vinty; thread=М6; length=25 => strength_class 8.8
винт 8.8 м6х25 => vinty; thread=М6; length=25 => strength_class 8.8
винт din 912 м10х60 10.9 => vinty; thread=М10; length=60 => strength_class 10.9
винт м12 а4-70 => vinty; thread=М12 => strength_class A4-70
гайка м10 класс 10 => gajki-i-shajby; thread=М10; operation~гайка => strength_class 10
гайка м10 кл.10 => gajki-i-shajby; thread=М10; operation~гайка => strength_class 10
гайка м6 класс прочности 10 => gajki-i-shajby; thread=М6; operation~гайка => strength_class 10
гайка м14 класс 12 => gajki-i-shajby; thread=М14; operation~гайка => strength_class 12
гайка м20 a2-70 => gajki-i-shajby; thread=М20; operation~гайка => strength_class A2-70
шайба м24 a4 => gajki-i-shajby; thread=М24; operation~шайба => strength_class A4
сверло 8 hss-e => sverla; diameter=8 => tool_material HSS-E
сверло р18 => sverla => tool_material Р18
сверло 5 р9 => sverla; diameter=5 => tool_material Р9
сверло 10 Р9К5 => sverla; diameter=10 => tool_material Р9К5
метчик м8 р18 => metchiki-mashinnye,metchiki-ruchnye; thread~М8 => tool_material Р18
метчик м10 hss-co8 => metchiki-mashinnye,metchiki-ruchnye; thread~М10 => tool_material HSS-Co8
плашка м10 р6м5к8 => plashki; thread~М10 => tool_material Р6М5К8
плашка м12 9хс => plashki; thread~М12 => tool_material 9ХС
резец проходной т14к8 => rezcy-tokarnye; operation~проходной => grade Т14К8
резец отрезной вк6 => rezcy-tokarnye; operation~отрезной => grade ВК6
плашка м8 tialn => plashki; thread~М8
сверло ц/х 8 alcrn => sverla; diameter=8 => coating AlCrN
метчик м8 alcrn => metchiki-mashinnye,metchiki-ruchnye; thread~М8 => coating AlCrN
гайка м20 10 => gajki-i-shajby; thread=М20; operation~гайка => strength_class 10
болт м8х30 (8.8) => bolty; thread=М8; length=30 => strength_class 8.8
сож полусинтетическая 20 л => soj; volume=20 => base полусинтетическая
болт 8.8 м8 => bolty; thread=М8 => strength_class 8.8
болт м8 8.8 => bolty; thread=М8 => strength_class 8.8
болт 10.9 => bolty => strength_class 10.9
болт м12 класс 10.9 => bolty; thread=М12 => strength_class 10.9
болты класса прочности 8.8 => bolty => strength_class 8.8
винт 12.9 м6х25 => vinty; thread=М6; length=25 => strength_class 12.9
винт м10 12,9 => vinty; thread=М10 => strength_class 12.9
гайка м12 класс 10 => gajki-i-shajby; thread=М12; operation~гайка => strength_class 10
гайка м8 кл. 10 => gajki-i-shajby; thread=М8; operation~гайка => strength_class 10
гайка м16 класс прочности 8 => gajki-i-shajby; thread=М16; operation~гайка => strength_class 8
болт м16 a2-70 => bolty; thread=М16 => strength_class A2-70
болт А2-70 => bolty => strength_class A2-70
гайка нержавеющая м16 а2-70 => gajki-i-shajby; thread=М16; operation~гайка => strength_class A2-70
сверло 8.8 => sverla; diameter=8.8
din 933 м8 => bolty; thread=М8 => standard DIN 933
болт din 931 => bolty => standard DIN 931
болт iso 4017 м10 => bolty; thread=М10 => standard ISO 4017
iso 4014 => bolty => standard ISO 4014
болт гост 7805 м12 => bolty; thread=М12 => standard ГОСТ 7805
гайка din 934 м16 => gajki-i-shajby; thread=М16; standard~5915 => standard DIN 934
гайка iso 4032 => gajki-i-shajby; standard~5915 => standard ISO 4032
шайба din 125 м8 => gajki-i-shajby; thread=М8; standard~11371 => standard DIN 125
шайба din 127 => gajki-i-shajby; standard~6402 => standard DIN 127
болт гост 7798 м8 => bolty; thread=М8; standard~7798
винт iso 4762 м8 => vinty; thread=М8
сверло din 338 8 => sverla; diameter=8; standard=DIN 338
сверло гост 10902 8 => sverla; diameter=8; standard~10902
фреза din 844 => frezy-koncevye; standard=DIN 844
плашка din 223 м8 => plashki; thread~М8 => standard DIN 223
развертка din 206 => razvertki-ruchnye => standard DIN 206
штангенциркуль din 862 => shtangencirkuli => standard DIN 862
перчатки размер 15 => perchatki => size_label 15
`)
