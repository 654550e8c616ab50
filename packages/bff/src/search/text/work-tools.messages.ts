/** Tasks and their tools, for questions about a task. Lower case, folded by NFKC; not shown to users. */

/**
 * The part of the question kept beside the tools: everything but the words of the task, only its sizes, nothing, or the
 * material when products name it.
 */
type Kept = 'rest' | 'sizes' | 'nothing' | 'goods'
export type Work = { verbs: string; work: RegExp; tools: readonly string[]; kept: Kept }

const word = (roots: string): string => String.raw`(?<!\p{L})(?:${roots})\p{L}*`
/** Matches a verb or its noun with the object, in either order; without an object the verb alone. */
const work = (verbs: string, objects: string | null, kept: Kept, ...tools: string[]): Work => {
  const [verb, object] = [word(verbs), objects === null ? null : word(objects)]
  const pattern =
    object === null ? verb : String.raw`${verb}(?:\s+\S+){0,3}?\s+${object}|${object}\s+${verb}`
  return { verbs, work: new RegExp(pattern, 'u'), tools, kept }
}

const cutThread = 'нареза|нареж|нарезк'
const drill = 'сверлить|сверлят|сверлени|просверл|высверл|бурить|бурят|бурени|пробур'
const cut = 'отреза|отрезк|разреза|резать|режут|резки|распил|пилить|пилят|отпил|спил'
const measure = 'измер|замер|померить|мерить|меряют|проверить'
const turn =
  'закрут|закруч|открут|откруч|затян|затяг|отверн|заверн|выкрут|выкруч|вкрут|вкруч|раскрут|ослаб'
const clamp = 'зажать|зажим|закрепи|крепить|удерж'
const guard = 'защитить|защиты|защища|беречь|сберечь|защита'

/** The first matching task applies. */
export const works: readonly Work[] = [
  work(`${cutThread}|${drill}`, 'внутренн', 'rest', 'метчик'),
  work(cutThread, 'наружн', 'rest', 'плашка'),
  work(`${cutThread}|восстанов|калибров|прогна`, 'резьб', 'rest', 'метчик', 'плашка'),
  work(measure, 'резьб', 'sizes', 'калибр пробка резьбовая', 'калибр кольцо резьбовое'),
  work('снять|снима|сняти', 'фаск', 'sizes', 'зенковка'),
  work(
    'снять|снима|сняти|убрать|удалить|удалени|уборк',
    'заусен',
    'nothing',
    'зенковка',
    'напильник',
  ),
  work('снять|сняти|убрать|удалить|удалени', 'ржавчин|окалин|краск', 'nothing', 'круг лепестковый'),
  work(
    'обработать|обработк|подрезать',
    'торец|торц',
    'nothing',
    'фреза торцевая',
    'резец подрезной',
  ),
  work('зенкова|раззенк|зенкуют', null, 'sizes', 'зенковка'),
  work(
    'заточ|затач|наточ|подточ|точить|точат|переточ',
    null,
    'nothing',
    'круг шлифовальный',
    'станок заточной',
    'брусок шлифовальный',
  ),
  work(drill, 'бетон|кирпич|камен|камн|стен', 'sizes', 'бур', 'сверло по бетону'),
  work(drill, 'отверсти', 'rest', 'сверло'),
  work(drill, null, 'rest', 'сверло'),
  work('развернуть|развертыва|развертк', 'отверсти', 'sizes', 'развертка'),
  work('расточ|растач', null, 'sizes', 'резец расточной'),
  work('обточ|обтач|проточ|протач|выточ', null, 'nothing', 'резец проходной'),
  work(cut, 'дерев|доск|фанер|брус', 'nothing', 'диск пильный'),
  work(cut, null, 'goods', 'круг отрезной', 'станок ленточнопильный'),
  work('зачист|обдир|очистить шов', null, 'goods', 'круг лепестковый', 'круг шлифовальный'),
  work(
    'шлифовать|шлифуют|отшлифов|шлифовани|шлифовк',
    null,
    'goods',
    'круг шлифовальный',
    'круг лепестковый',
    'лента шлифовальная',
  ),
  work('полиров', null, 'nothing', 'круг лепестковый', 'лента шлифовальная'),
  work('опилить|опилива|подпилить', null, 'nothing', 'напильник'),
  work(`${measure}|${turn}`, 'момент', 'sizes', 'ключ динамометрический'),
  work(measure, 'зазор', 'nothing', 'щуп'),
  work(measure, 'угол|углы|угла|перпендикул', 'nothing', 'угольник'),
  work(measure, 'биени', 'nothing', 'индикатор'),
  work(measure, null, 'nothing', 'штангенциркуль', 'микрометр'),
  work(turn, 'саморез|шуруп', 'nothing', 'отвертка', 'шуруповерт'),
  work(turn, 'винт', 'nothing', 'отвертка', 'набор ключей hex'),
  work(
    turn,
    null,
    'nothing',
    'ключ рожковый',
    'ключ комбинированный',
    'головка торцевая',
    'гайковерт',
  ),
  work(clamp, 'сверл', 'nothing', 'патрон сверлильный'),
  work(clamp, 'фрез', 'nothing', 'патрон цанговый'),
  work(clamp, 'пластин', 'nothing', 'державка'),
  work(clamp, null, 'nothing', 'тиски станочные', 'патрон токарный'),
  work('забить|забива|вбить', null, 'nothing', 'молоток'),
  work('смазать|смазыва|смазк', 'подшипник|узл|направляющ|цеп|резьб', 'nothing', 'смазка'),
  work('смазать|смазыва', null, 'nothing', 'смазка'),
  work(
    'сварить|сварива|варить|варят|приварить|заварить',
    null,
    'nothing',
    'электроды',
    'аппарат сварочный',
  ),
  work('охлажд|охлади', null, 'nothing', 'сож'),
  work(guard, 'глаз', 'nothing', 'очки'),
  work(guard, 'рук|ладон', 'nothing', 'перчатки'),
  work(guard, 'слух|уши|ушей|шум', 'nothing', 'наушники', 'беруши'),
  work(guard, 'дыхан|органы|легк|пыл', 'nothing', 'респиратор'),
  work(guard, 'лиц', 'nothing', 'щиток'),
  work('фрезеров|фрезеру|выбрать|прорезать', 'паз', 'sizes', 'фреза концевая', 'фреза дисковая'),
  work('фрезеровать|фрезеруют|отфрезер', null, 'sizes', 'фреза'),
]

/** Whether a text may name a task: a cheap test, since every question is checked. */
export const mayHaveWork = new RegExp(word(works.map(({ verbs }) => verbs).join('|')), 'u')

/** Words that may come before the task without naming a thing. */
export const beforeWork =
  /^(?:(?:и|а|для|чтобы|чего|чем|что|как|какой|каким|какими|какие|мне|нам|надо|нужно|нужен|нужны|нужна|можно|лучше|требуется|инструмент\p{L}*|подскажите|посоветуйте|хочу|необходимо|использовать|взять|купить|подойдет|есть|все)\s+)*$/u
