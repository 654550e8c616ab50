import { quantityWords } from '../trade/quantity.messages.ts'

const { metre, kilogram, tonne, litre, ...things } = quantityWords.units

/** Words that tell what a number is. Fragments of regular expressions; longer words come before their prefixes. */
export const pastedWords = {
  /** Units of goods: a number before one is a quantity. */
  pieces: [...Object.values(things).flat(), 'ед'],
  /** Units of goods that are also units of sizes. */
  counted: [metre, kilogram, tonne, litre].flat(),
  /** Those of `pieces` that contain several things. */
  packages: [...things.pack, ...things.box],
  /** A number before one of these is a size, a power or a weight. */
  measures: [
    'мм[²2]?',
    'см[²2]?',
    'дм',
    'м[²³23]',
    'мкм',
    'грамм',
    'гр?',
    'мг',
    'мл',
    'квт',
    'вт',
    'кв',
    'в',
    'ач',
    'а',
    'гц',
    'бар',
    'атм',
    'мпа',
    'нм',
    'об/мин',
    'дюйм(?:а|ов)?',
    'град(?:уса|усов)?',
    'зуб(?:а|ьев)?',
    'mm',
    'cm',
    'kg',
    'kw',
    'hz',
    'w',
    'v',
    '°[cс]?',
    '%',
    '"',
    "''",
  ],
  money: quantityWords.money,
  thousands: 'тыс',
  /** Comes before the quantity of each of several goods, or before a price. */
  each: quantityWords.each,
  from: quantityWords.from,
  to: quantityWords.to,
  /** A number after one of these is a quantity. */
  quantity: [
    'количество',
    'кол-?\\s?во',
    'к-во',
    'кол',
    'потребность',
    'заказ(?:ать)?',
    'quantity',
    'qty',
  ],
  /** A number after one of these is a price or a sum. */
  price: ['цена', 'сумма', 'стоимость', 'price', 'sum'],
  /** An article follows one of these. */
  article: ['артикул', 'арт', 'код', 'article', 'sku'],
  /** A number after one of these is part of a name: a standard, a size, a type. */
  designation: [
    'din',
    'iso',
    'гост',
    'ост',
    'ту',
    'тип',
    'исп',
    'серия',
    'модель',
    'класс',
    'кл',
    'размер',
  ],
  /** Beginnings of lines with totals. */
  totals: ['итого', 'всего', 'в\\s+том\\s+числе', 'total'],
  /** Two of these without a number: a row of headings. */
  headings: [
    'артикул',
    'код',
    'наименование',
    'название',
    'товар',
    'кол-?во',
    'количество',
    'цена',
    'сумма',
    'ед',
  ],
  /** Words of ordering and greeting, which tell nothing about goods. */
  frame: [
    'заказ(?:ать|ываем|ываю)',
    'заказ(?:а|у|ом|ы)?',
    'заявк[аиуе]',
    'нуж(?:ен|н[аоы])',
    'надо',
    'необходим[аоы]?',
    'треб(?:уется|уются)',
    'прошу|просим|просьба',
    '(?:за)?купить|покупаем|куплю',
    'добав(?:ить|ьте)',
    'отгрузи(?:ть|те)',
    'постав(?:ить|ьте)',
    'пришлите|выстав(?:ить|ьте)|подготов(?:ить|ьте)',
    'сч[её]т',
    'пожалуйста|пож|плиз',
    'здравствуйте|приветствую|добр(?:ый|ое|ого)|день|утро|вечер|дня',
    'спасибо|благодарю|благодарим',
    'мне|нам|ещ[её]|также|тоже',
    'товар[аы]?|позици[яюи]',
    'кажд(?:ый|ая|ое|ого|ой|ую)|вс[её]|всех',
    'в\\s+количестве|количестве',
  ],
  /** Negations are never part of a name, whatever the goods are called. */
  denials: ['не', 'ни', 'нет'],
  /** Words that join others and share the meaning of the next one. */
  links: ['и', 'а', 'да', 'плюс', 'для', 'на', 'в', 'во', 'с', 'со', 'из', 'к', 'по', 'and'],
} as const
