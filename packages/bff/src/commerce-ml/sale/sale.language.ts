/** Elements and values of CommerceML documents; those shared with catalogues stand in `commerce-ml.language.ts`. */
export const sale = {
  document: 'Документ',
  container: 'Контейнер',
  version: 'НомерВерсии',
  number: 'Номер',
  date: 'Дата',
  time: 'Время',
  operation: 'ХозОперация',
  role: 'Роль',
  rate: 'Курс',
  sum: 'Сумма',
  comment: 'Комментарий',
  taxes: 'Налоги',
  unit: 'Единица',
  parties: 'Контрагенты',
  party: 'Контрагент',
  officialName: 'ОфициальноеНаименование',
  legalAddress: 'ЮридическийАдрес',
  fullName: 'ПолноеНаименование',
  surname: 'Фамилия',
  firstName: 'Имя',
  patronymic: 'Отчество',
  registrationAddress: 'АдресРегистрации',
  inn: 'ИНН',
  kpp: 'КПП',
  presentation: 'Представление',
  contacts: 'Контакты',
  contact: 'Контакт',
} as const

export const rootAttribute = { version: 'ВерсияСхемы', formedAt: 'ДатаФормирования' } as const

export const saleValues = {
  order: 'Заказ товара',
  seller: 'Продавец',
  buyer: 'Покупатель',
  vat: 'НДС',
  /** Rate of a good exempt from VAT, in the spelling that УНФ reads. */
  exempt: 'Без НДС',
  good: 'Товар',
  postcode: 'Почтовый индекс',
  email: 'Почта',
  phone: 'Телефон рабочий',
} as const

/**
 * Names of the requisites that 1C reads. Any other name makes a new property there, so only names of this list are
 * written.
 */
export const requisiteNames = {
  goodKind: 'ВидНоменклатуры',
  goodType: 'ТипНоменклатуры',
  status: 'Статус заказа',
  statusId: 'Статуса заказа ИД',
  payment: 'Метод оплаты',
  paymentId: 'Метод оплаты ИД',
  delivery: 'Способ доставки',
  deliveryId: 'Метод доставки ИД',
  address: 'Адрес доставки',
  shipOn: 'Дата отгрузки',
  receiver: 'Получатель',
  agreement: 'Договор контрагента',
  cancelled: 'Отменен',
} as const

export const directory = {
  root: 'Справочник',
  item: 'Элемент',
  title: 'Название',
  /** 1C-Bitrix writes the first letter as U+0043, and 1C looks for that; the second one is Cyrillic throughout. */
  states: ['C\u0442атусы', 'Статусы'],
  payments: 'ПлатежныеСистемы',
  deliveries: 'СлужбыДоставки',
} as const

/** Sole traders are called by this before their name. */
export const entrepreneur = /^(ип|индивидуальный предприниматель)\s+/i

/** Full names and international abbreviations of units by their code in OKEI. */
export const unitTitles: ReadonlyMap<string, readonly [name: string, abbreviation: string]> =
  new Map([
    ['006', ['Метр', 'MTR']],
    ['055', ['Квадратный метр', 'MTK']],
    ['112', ['Литр', 'LTR']],
    ['113', ['Кубический метр', 'MTQ']],
    ['163', ['Грамм', 'GRM']],
    ['166', ['Килограмм', 'KGM']],
    ['168', ['Тонна', 'TNE']],
    ['625', ['Лист', 'LEF']],
    ['704', ['Набор', 'SET']],
    ['715', ['Пара', 'NPR']],
    ['736', ['Рулон', 'NPL']],
    ['778', ['Упаковка', 'NMP']],
    ['796', ['Штука', 'PCE']],
    ['798', ['Тысяча штук', 'MIL']],
  ])
