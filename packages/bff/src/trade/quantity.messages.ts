/** Case endings, except that of «в упаковке», which says what a unit contains. */
const feminine = '(?:[аиу]|ой|ам|ами|ах)'
const masculine = '(?:[ауы]|ом|ов|ам|ами|ах)?'

/** How people write amounts of goods. Fragments of regular expressions; longer words come before their prefixes. */
export const quantityWords = {
  /** «2 упаковки по 10». */
  each: 'по',
  /** The unit of an amount that names none. */
  pieces: 'шт',
  /** Units of goods by kind; words of one kind have the same meaning. */
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
  /** A number before one of these is not an amount of goods. */
  money: ['₽', 'рубл(?:ей|я|ь)', 'руб', 'р', 'rub', 'rur', 'usd', 'eur', '€', '\\$'],
} as const
