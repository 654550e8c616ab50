import { typograph } from '@isp/i18n'

const said = (text: string): string => `«${text.slice(0, 60)}»`

/** What an exchange with the accounting system could not take of a file with orders, or not as written. */
export const ordersInMessages = {
  notCancelled: 'не отменён',
  noNumber: typograph('В документе нет номера заказа: к чему он относится, неизвестно'),
  noBasis: typograph('В документе нет основания: к какому заказу он относится, неизвестно'),
  otherOperation: (name: string): string =>
    typograph(`Документ «${name.slice(0, 60)}» не о заказе, оплате или отгрузке: он пропущен`),
  several: (number: string): string =>
    typograph(`В файле несколько документов заказа ${number}: взят более поздний`),
  older: (number: string): string =>
    typograph(`Документ заказа ${number} старше того, что уже взят: он пропущен`),
  unknownStatus: (word: string): string =>
    typograph(`Статус заказа ${said(word)} магазину неизвестен: остальное из документа взято`),
  lineNumber: (field: string, text: string): string =>
    typograph(
      `${field} ${said(text)} — не число: строки этого заказа не сравнены, остальное взято`,
    ),
  linePieces: (text: string): string =>
    typograph(
      `Количество ${said(text)} — не целое число штук: строки этого заказа не сравнены, остальное взято`,
    ),
  linePrice: typograph(
    'Цена строки должна быть больше нуля: строки этого заказа не сравнены, остальное взято',
  ),
  lineGood: (id: string): string =>
    typograph(
      id === ''
        ? 'У строки нет Ид товара: строки этого заказа не сравнены, остальное взято'
        : `Товара с Ид ${id} в магазине нет: строки этого заказа не сравнены, остальное взято`,
    ),
  noLines: typograph(
    'В документе не осталось товаров: строки этого заказа не сравнены, остальное взято',
  ),
  manyLines: (limit: number): string =>
    typograph(`Строк больше ${limit}: строки этого заказа не сравнены, остальное взято`),
  lineCurrency: (name: string): string =>
    typograph(`Документ в валюте ${said(name)}, а заказы в рублях: строки и суммы не взяты`),
  quantity: 'Количество',
  price: 'Цена за единицу',
  sum: 'Сумма',
  factor: 'Коэффициент',
  documentSum: (text: string): string =>
    typograph(`Сумма документа ${said(text)} — не число: взята сумма заказа на сайте`),
  paymentSum: (text: string): string =>
    typograph(
      text === ''
        ? 'У оплаты нет суммы: она не взята'
        : `Сумма ${said(text)} — не число: оплата не взята`,
    ),
  noPaymentDate: typograph('У оплаты нет даты: она не взята'),
  noShipmentDate: typograph('У отгрузки нет даты: она не взята'),
  shipmentLines: typograph('Отгрузка не взята: в ней нет ни одной понятной строки'),
  shipmentLine: (text: string): string =>
    typograph(`Количество ${said(text)} — не целое число штук: отгрузка не взята`),
  shipmentLineGood: typograph('У строки нет Ид товара: отгрузка не взята'),
  shipmentGone: typograph(
    'Отгрузка удалена или не проведена: если на сайте она уже есть, отменить её может только человек',
  ),
  shipmentNote: (number: string): string => typograph(`Документ № ${number}`),
  futureDate: (date: string): string =>
    typograph(
      `Файл датирован будущим (${date}): что новее, решает не дата, а то, что пришло позже`,
    ),
  brokenText: typograph('В документе есть знак повреждённой кодировки: он не взят'),
  counterpartyGone: (name: string): string =>
    typograph(`Контрагент ${said(name)} помечен на удаление: на сайте с ним ничего не сделано`),
  counterpartyPerson: (name: string): string =>
    typograph(`У контрагента ${said(name)} нет ИНН: компанией на сайте он не стал`),
  nothing: typograph('В файле нет ни документов, ни контрагентов'),
  waits: (what: readonly string[]): string => typograph(`Ждёт, пока придёт: ${what.join(', ')}`),
  field: (path: string, message: string): string => (path === '' ? message : `${path}: ${message}`),
  refused: typograph('База данных не приняла эту запись'),
} as const
