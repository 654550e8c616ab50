import { quantityWords } from '../trade/quantity.messages.ts'

const { metre, kilogram, tonne, litre, ...things } = quantityWords.units

/** Words by which people mark what a number is. Pieces of regular expressions; longer ones before their beginnings. */
export const pastedWords = {
  /** What goods are counted in: a number before it is a quantity. */
  pieces: [...Object.values(things).flat(), 'ед'],
  /** What goods may be counted in as well, and what sizes always are. */
  counted: [metre, kilogram, tonne, litre].flat(),
  /** Of `pieces`: what holds several things. */
  packages: [...things.pack, ...things.box],
  /** A number before it is a size, a power, a weight. */
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
  /** Before the quantity of each, or before a price. */
  each: quantityWords.each,
  from: quantityWords.from,
  to: quantityWords.to,
  /** A number after it is a quantity. */
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
  /** A number after it is a price or a sum. */
  price: ['цена', 'сумма', 'стоимость', 'price', 'sum'],
  /** An article comes after it. */
  article: ['артикул', 'арт', 'код', 'article', 'sku'],
  /** A number after it is part of a name: a standard, a size, a kind. */
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
  /** Lines that sum others up. */
  totals: ['итого', 'всего', 'в\\s+том\\s+числе', 'total'],
  /** Two of these and no number: a row of headings. */
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
  /** What orders and greets and says nothing of goods. */
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
  /** What turns a line into its contrary is no name, whatever the goods are called. */
  denials: ['не', 'ни', 'нет'],
  /** What joins words: it says what the word after it says. */
  links: ['и', 'а', 'да', 'плюс', 'для', 'на', 'в', 'во', 'с', 'со', 'из', 'к', 'по', 'and'],
} as const
