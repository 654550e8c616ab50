/** How people write amounts beside goods. Pieces of regular expressions; longer ones before their beginnings. */
export const quantityWords = {
  /** «2 упаковки по 10». */
  each: 'по',
  /** What an amount is of that names no unit. */
  pieces: 'шт',
  /** Units that goods are counted in, by what they are; words of one unit mean the same. */
  units: {
    piece: ['штук[аи]?', 'штучек', 'шт', 'pcs', 'pc', 'ea'],
    pack: ['упаков(?:к[аиу]|ок)', 'упак', 'упк', 'уп', 'пач(?:к[аиу]|ек)', 'packs?'],
    box: ['короб(?:к[аиу]|ок|а|ов)?', 'кор', 'ящик(?:а|ов)?', 'ящ', 'box(?:es)?'],
    set: ['комплект(?:а|ов)?', 'компл', 'к-т', 'набор(?:а|ов)?', 'наб', 'sets?'],
    pair: ['пар[аы]?'],
    metre: ['пог\\.?\\s?м', 'п\\.?\\s?м', 'метр(?:а|ов)?', 'м'],
    kilogram: ['килограмм(?:а|ов)?', 'кг'],
    tonne: ['тонн[аы]?', 'т'],
    litre: ['литр(?:а|ов)?', 'л'],
    roll: ['рулон(?:а|ов)?', 'рул', 'бухт[аы]?'],
  },
  /** «От 10 до 15». */
  from: 'от',
  to: 'до',
  /** What a number before it is when it is no amount. */
  money: ['₽', 'рубл(?:ей|я|ь)', 'руб', 'р', 'rub', 'rur', 'usd', 'eur', '€', '\\$'],
} as const
