import {
  countOf,
  formatDate,
  formatDateShort,
  formatNumber,
  NBSP,
  type PluralForms,
} from '@isp/i18n'

const NAMES: PluralForms = ['наименование', 'наименования', 'наименований']

type Numbered = { number: string; dated: string }

/** «22 %»; null: not subject to VAT. */
const vatRate = (rate: number | null): string =>
  rate === null ? 'Без НДС' : `${formatNumber(rate)}${NBSP}%`

/** Roubles and kopecks without a currency sign, as in accounting. */
const money = (kopecks: number): string => formatNumber(kopecks / 100, 2)
const fullDate = (day: string): string => `${formatDate(day, { year: true })}${NBSP}г.`

/** Texts of documents. */
export const documentMessages = {
  money,
  vatRate,
  sellerUnreadable: (file: string, reason: string) =>
    `реквизиты продавца в файле ${file} не читаются: ${reason}. Исправьте файл или укажите другой в переменной SELLER`,
  wrongSeller: (places: string) => `неверны или пропущены поля ${places}`,
  page: 'Стр.',
  of: 'из',
  /** Number of an invoice or a price offer; each kind is counted separately. */
  numberOf: (year: number, number: number) => `${year}-${String(number).padStart(6, '0')}`,
  invoiceTitle: ({ number, dated }: Numbered) =>
    `Счёт на оплату №${NBSP}${number} от ${fullDate(dated)}`,
  invoiceFile: ({ number, dated }: Numbered) => `Счёт № ${number} от ${formatDateShort(dated)}.pdf`,
  replaces: ({ number, dated }: Numbered) =>
    `Выставлен взамен счёта №${NBSP}${number} от ${fullDate(dated)}: заказ или реквизиты изменились, прежний счёт не оплачивайте.`,
  holdsUntil: (day: string) =>
    `Счёт действителен до ${fullDate(day)} включительно. Товар отпускается после поступления денег на расчётный счёт продавца, при самовывозе — по доверенности и паспорту.`,
  payHint: 'Отсканируйте в приложении банка',
  bank: 'Банк получателя',
  bic: 'БИК',
  account: 'Счёт получателя',
  correspondentAccount: 'Корр. счёт банка',
  payee: 'Получатель',
  inn: 'ИНН',
  kpp: 'КПП',
  seller: 'Поставщик',
  buyer: 'Покупатель',
  consignee: 'Грузополучатель',
  payer: 'Плательщик',
  ground: 'Основание',
  purposeLabel: 'Назначение',
  requisites: (name: string, inn: string, kpp: string, address: string) =>
    [name, `ИНН${NBSP}${inn}`, kpp && `КПП${NBSP}${kpp}`, address].filter(Boolean).join(', '),
  orderGround: (order: Numbered, agreement: string) =>
    `${agreement}; заказ №${NBSP}${order.number} от ${fullDate(order.dated)}`,
  /**
   * The identifier of a state contract comes first: banks look for it there, and the length limit cannot cut it
   * off.
   */
  purpose: (invoice: Numbered, order: string, vat: string, stateContract?: string) =>
    `${stateContract ? `ИГК ${stateContract}. ` : ''}Оплата по счёту № ${invoice.number} от ${formatDateShort(invoice.dated)} за инструмент (заказ № ${order}). ${vat}`,
  purposeVat: (rates: string, kopecks: number) =>
    `В т.ч. НДС ${rates} - ${(kopecks / 100).toFixed(2)} руб.`,
  purposeNoVat: 'Без НДС',
  columns: {
    place: '№',
    article: 'Артикул',
    name: 'Товар',
    quantity: 'Кол-во',
    unit: 'Ед.',
    okei: 'Код ОКЕИ',
    price: 'Цена, ₽',
    vat: 'НДС',
    sum: 'Сумма, ₽',
    term: 'Срок',
  },
  onRequest: 'по запросу',
  total: 'Итого:',
  toPay: 'Всего к оплате:',
  whole: 'Всего:',
  vatOf: (rate: number | null, sum: number) =>
    rate === null
      ? `Без НДС с суммы ${money(sum)}:`
      : `В том числе НДС ${vatRate(rate)} с суммы ${money(sum)}:`,
  summary: (lines: number, total: number) =>
    `Всего ${countOf(lines, NAMES)} на сумму ${money(total)}${NBSP}руб.`,
  stampPlace: 'М. П.',
  confirmationTitle: ({ number, dated }: Numbered) =>
    `Подтверждение заказа №${NBSP}${number} от ${fullDate(dated)}`,
  confirmationFile: ({ number }: Numbered) => `Подтверждение заказа ${number}.pdf`,
  attachedFile: (order: string, name: string) => `Заказ ${order}, ${name}`,
  archiveFile: (day: string) => `Документы ${formatDateShort(day)}.zip`,
  confirmationNote: (today: string) =>
    `Составлено ${fullDate(today)}. Цены и количество закреплены за заказом и с каталогом не меняются; сроки поставки товаров под заказ — ожидаемые.`,
  state: 'Состояние',
  states: {
    NEW: 'принят, менеджер проверяет наличие и сроки',
    CONFIRMED: 'подтверждён',
    AWAITING_PAYMENT: 'подтверждён, ожидает оплаты',
    ASSEMBLING: 'собирается на складе',
    SHIPPED: 'отгружен',
    DELIVERED: 'доставлен',
  },
  agreement: 'Договор',
  delivery: 'Доставка',
  contact: 'Контакт',
  author: 'Оформил',
  comment: 'Комментарий',
  inStock: 'в наличии',
  expected: (day: string) => formatDateShort(day),
  unknownTerm: 'уточняется',
  partly: (available: number, rest: string) =>
    `${formatNumber(available)} сейчас, остальное — ${rest}`,
  quotationTitle: ({ number, dated }: Numbered) =>
    `Коммерческое предложение №${NBSP}${number} от ${fullDate(dated)}`,
  quotationFile: ({ number, dated }: Numbered) =>
    `Коммерческое предложение № ${number} от ${formatDateShort(dated)}.pdf`,
  quotationNote: (until: string) =>
    `Цены и наличие — на момент составления, цены действительны до ${fullDate(until)} включительно. Предложение не резервирует товар: для резерва оформите заказ.`,
  forAnybody: 'Цены розничные. Организациям с договором действуют цены договора.',
  onRequestNote: 'Строки «по запросу» в итоги не входят: цену и срок по ним сообщит менеджер.',
  pricesOf: (agreement: string) => `Цены по договору: ${agreement}`,
  phone: 'Телефон',
} as const
