/** How people write amounts beside goods. Pieces of regular expressions; longer ones before their beginnings. */
export const quantityWords = {
  /** What a number before it is taken times. */
  multiples: [
    ['тыс(?:яч[аиу]?)?', 1000],
    ['сот(?:ня|ни|ен)', 100],
    ['десят(?:ок|ка|ков)', 10],
    ['дюжин[аы]?', 12],
  ],
  /** «2 упаковки по 10». */
  each: 'по',
  /** What an amount is of that names no unit. */
  pieces: 'шт',
  /** Units that goods are counted in, by what they are; words of one unit mean the same. */
  units: {
    piece: ['штук[аи]?', 'шт', 'pcs', 'pc', 'ea'],
    pack: [
      'упаковк[аи]',
      'упаковок',
      'упак',
      'упк',
      'уп',
      'пач(?:к[аи]|ек)',
      'короб(?:к[аи]|ок|а|ов)?',
      'кор',
      'packs?',
      'box(?:es)?',
    ],
    set: ['комплект(?:а|ов)?', 'компл', 'к-т', 'набор(?:а|ов)?', 'наб', 'sets?'],
    pair: ['пар[аы]?'],
    metre: ['пог\\.?\\s?м', 'п\\.?\\s?м', 'метр(?:а|ов)?', 'м'],
    kilogram: ['килограмм(?:а|ов)?', 'кг'],
    litre: ['литр(?:а|ов)?', 'л'],
    roll: ['рулон(?:а|ов)?', 'рул', 'бухт[аы]?'],
  },
} as const
