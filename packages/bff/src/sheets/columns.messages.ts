/** How people call the columns that matter: most telling first; lower case, no signs, «е» for «ё». */
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
  /** Whose articles they are: those of the seller are ours, the buyer's own ones we hardly know. */
  ofSeller: '(?:поставщик|продав[ец]|исполнител|ваш)\\p{L}*',
  ofBuyer: '(?:покупател|заказчик|клиент|потребител|наш|внутренн|собственн)\\p{L}*',
  /** D65: words that a heading of the quantity is made of; pieces of regular expressions over whole words. */
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
  /** What standards begin with: a column of them is no column of articles. */
  standards: ['гост', 'ост', 'ту', 'din', 'iso', 'en', 'дин', 'исо'],
  name: ['наименование', 'название', 'номенклатура', 'товар', 'описание', 'name', 'description'],
  comment: ['комментарий', 'комментарии', 'примечание', 'примечания', 'заметка', 'comment', 'note'],
  /** Of a product in this shop, as our exports write it: chooses among equal articles. */
  code: ['код на портале'],
} as const
