import { questionsOf } from '../question.ts'

/** Grammatical cases, plurals and word orders. */
export const inflection = questionsOf(`
свёрла => sverla
сверл => sverla
сверлами по металлу => sverla; workpiece_material~металл
сверлу => sverla
свёрла центровочные => sverla-centrovochnye
центровочное сверло => sverla-centrovochnye
ступенчатых сверл => sverla-stupenchatye
фрезы => frezy
концевых фрез => frezy-koncevye
фрезой дисковой => frezy-diskovye
метчиков => metchiki-mashinnye,metchiki-ruchnye
метчики ручные => metchiki-ruchnye
плашек => plashki
плашкой => plashki
резцов => rezcy-tokarnye
резцы проходные => rezcy-tokarnye; operation~проходной
отрезными резцами => rezcy-tokarnye; operation=отрезной
разверток => razvertki-mashinnye,razvertki-ruchnye
зенковок => zenkery-i-zenkovki
державок => derzhavki-tokarnye
патронов токарных => patrony-tokarnye
цанг => cangi-er
тисков => tiski-stanochnye
штангенциркулей => shtangencirkuli
микрометров => mikrometry
ключами гаечными => klyuchi-gaechnye
рожковых ключей => klyuchi-gaechnye; operation=рожковый
головок торцевых => golovki-torcevye
отверток => otvertki
молотков => molotki
кругов отрезных => krugi-otreznye
перфораторов => perforatory
болтов => bolty
гаек => gajki-i-shajby; operation~гайка
шайб => gajki-i-shajby; operation~шайба
электродов => elektrody-i-provoloka
очков защитных => ochki-i-shchitki; name~очки
станков токарных => stanki-tokarnye
`)
