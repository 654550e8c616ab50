/** Endings of the cases, without the one of «в упаковке»: that says what a unit holds. */
const feminine = '(?:[аиу]|ой|ам|ами|ах)'
const masculine = '(?:[ауы]|ом|ов|ам|ами|ах)?'

/** How people write amounts beside goods. Pieces of regular expressions; longer ones before their beginnings. */
export const quantityWords = {
  /** «2 упаковки по 10». */
  each: 'по',
  /** What an amount is of that names no unit. */
  pieces: 'шт',
  /** Units that goods are counted in, by what they are; words of one unit mean the same. */
  units: {
    piece: [`штук(?:${feminine}|е)?`, 'штуч(?:ек|к[аиу])', 'шт', 'pcs', 'pc', 'ea'],
    pack: [`упаков(?:к${feminine}|ок)`, 'упак', 'упк', 'уп', `пач(?:к${feminine}|ек)`, 'packs?'],
    box: [`короб(?:к${feminine}|ок|а|ов)?`, 'кор', `ящик${masculine}`, 'ящ', 'box(?:es)?'],
    set: [`комплект${masculine}`, 'компл', 'к-т', `набор${masculine}`, 'наб', 'sets?'],
    pair: ['пар[аы]?'],
    metre: ['пог\\.?\\s?м', 'п\\.?\\s?м', `метр${masculine}`, 'м'],
    kilogram: [`килограмм${masculine}`, 'кг'],
    tonne: [`тонн${feminine}?`, 'т'],
    litre: [`литр${masculine}`, 'л'],
    roll: [`рулон${masculine}`, 'рул', `бухт${feminine}?`],
  },
  /** «От 10 до 15». */
  from: 'от',
  to: 'до',
  /** What a number before it is when it is no amount. */
  money: ['₽', 'рубл(?:ей|я|ь)', 'руб', 'р', 'rub', 'rur', 'usd', 'eur', '€', '\\$'],
} as const
