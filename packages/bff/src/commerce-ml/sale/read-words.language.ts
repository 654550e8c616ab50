/** The words of documents about orders, as accounting systems write them; see `el` for those shared with goods. */
export const sale = {
  container: 'Контейнер',
  document: 'Документ',
  subordinates: 'ПодчиненныеДокументы',
  subordinate: 'ПодчиненныйДокумент',
  number: 'Номер',
  operation: 'ХозОперация',
  basis: 'Основание',
  version: 'НомерВерсии',
  date: 'Дата',
  time: 'Время',
  changedAt: 'ДатаИзменения',
  accountingNumber: 'Номер1С',
  accountingDate: 'Дата1С',
  accountingTime: 'Время1С',
  sum: 'Сумма',
  taxes: 'Налоги',
  counterparties: 'Контрагенты',
  counterparty: 'Контрагент',
  officialName: 'ОфициальноеНаименование',
  fullName: 'ПолноеНаименование',
  taxNumber: 'ИНН',
  kpp: 'КПП',
  ogrn: 'ОГРН',
  legalAddress: 'ЮридическийАдрес',
  presentation: 'Представление',
} as const

export const formedAt = 'ДатаФормирования'

/** Names of requisites in the form of `requisiteKey`. */
export const requisite = {
  accountingNumber: 'номерпо1с',
  accountingDate: 'датапо1с',
  deletionMark: 'пометкаудаления',
  posted: 'проведен',
  cancelled: 'отменен',
  paid: 'оплачен',
  paidNumber: 'номероплатыпо1с',
  paidDate: 'датаоплатыпо1с',
  paymentDate: 'датаоплаты',
  returned: 'возврат',
  shipped: 'отгружен',
  shippedNumber: 'номеротгрузкипо1с',
  shippedDate: 'датаотгрузкипо1с',
  statusId: ['статусазаказаид', 'статусзаказаид'],
  status: 'статусзаказа',
  changedAt: 'датаизменения',
  goodKinds: ['типноменклатуры', 'видноменклатуры'],
} as const

/** A requisite's name without case, spaces, dots and ё; «1C» is written with either letter. */
export const requisiteKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('c', 'с')
    .replaceAll(/[^а-я\d]/g, '')

export const saleWords = {
  yes: /^(true|да|1|истина|yes|y)$/i,
  no: /^(false|нет|0|ложь|no|n)$/i,
  order: /^заказ/i,
  payment: /^(выплата|оплата|эквайринг)/i,
  shipment: /^(отпуск|отгрузка|реализация)/i,
  service: /^(услуга|послуга|service)$/i,
  /** Ids of lines that are not goods in every dialect. */
  serviceId: /^order_[a-z]+$/i,
} as const
