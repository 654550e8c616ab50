/** Headings of the relevant columns, the most specific first; lower case, without punctuation, «ё» as «е». */
export const headings = {
  article: [
    'артикул',
    'артикул товара',
    'артикул производителя',
    'арт',
    'каталожный номер',
    'обозначение',
    'код товара',
    'код номенклатуры',
    'номенклатурный номер',
    'код',
    'article',
    'part number',
    'part no',
    'sku',
  ],
  /** Whose articles they are: the seller's are those of this shop, the buyer's own are mostly unknown to it. */
  ofSeller: '(?:поставщик|продав[ец]|исполнител|ваш)\\p{L}*',
  ofBuyer: '(?:покупател|заказчик|клиент|потребител|наш|внутренн|собственн)\\p{L}*',
  /** D65: words that a quantity's heading is made of; fragments of regular expressions for whole words. */
  quantity: ['количество', 'колво', 'кол', 'quantity', 'qty'],
  ordering: [
    'заказ[ау]?',
    'заказать',
    'заявк[аиуе]',
    'потребност[ьи]',
    'требу(?:ется|ются|емое|емая|емый|емого)',
    'необходим(?:о|ое|ая|ый|ого)',
    'нужн(?:о|ое|ая|ый)',
    'надо',
    'order',
    'required',
  ],
  between: ['в', 'к', 'на', 'для', 'по', 'ед', 'пог', 'п'],
  /** «Кол-во», «к-во». */
  shortQuantity: '(?<!\\p{L})к(?:ол)?[\\s.-]*во(?!\\p{L})',
  unit: ['ед изм', 'единица измерения', 'единица', 'ед', 'еи', 'unit', 'uom'],
  number: 'номер',
  /** Beginnings of standards: a column of them is not a column of articles. */
  standards: ['гост', 'ост', 'ту', 'din', 'iso', 'en', 'дин', 'исо'],
  name: ['наименование', 'название', 'номенклатура', 'товар', 'описание', 'name', 'description'],
  comment: ['комментарий', 'комментарии', 'примечание', 'примечания', 'заметка', 'comment', 'note'],
  /** The product's id in this shop, as our exports write it: decides between equal articles. */
  code: ['код на портале'],
} as const
