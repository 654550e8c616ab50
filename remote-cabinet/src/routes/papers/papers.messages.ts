import { documentTitle } from '@isp/contract/site'
import { countOf, formatDateShort, NBSP, typograph } from '@isp/i18n'
import { pageTitles } from '../../shared/page/page-titles.messages.ts'

const ORDERS = ['заказ', 'заказа', 'заказов'] as const
const LINES = ['строка', 'строки', 'строк'] as const
const OFFERS = ['предложение', 'предложения', 'предложений'] as const
const PAPERS = ['документ', 'документа', 'документов'] as const

export const papersMessages = {
  documentTitle: documentTitle(pageTitles.papers),
  notes: {
    orders: (all = false) =>
      all ? 'Документы компании' : 'Документы заказов, которые оформили вы',
    offers: (all = false) =>
      all ? 'Все предложения компании' : 'Предложения, которые составили вы',
    'price-list': () => 'Все товары с ценами вашего договора',
  },
  search: 'Номер заказа',
  from: 'Заказы с',
  to: 'по',
  kind: 'Вид',
  anyKind: 'Любой',
  kinds: {
    invoice: 'Счета',
    confirmation: 'Подтверждения',
    file: 'Приложенные файлы',
    upd: 'УПД',
    ukd: 'УКД',
    act: 'Акты',
    certificate: 'Сертификаты',
    other: 'Прочие',
  },
  replaced: (name: string) => `${name} (заменён)`,
  withoutOrder: 'Не по заказу',
  found: (count: number) => countOf(count, ORDERS),
  order: (number: string) => `Заказ №${NBSP}${number}`,
  invoice: (number: string, dated: string) =>
    `Счёт №${NBSP}${number} от${NBSP}${formatDateShort(dated)}`,
  askInvoice: 'Выставить счёт',
  askInvoiceOf: (number: string) => `Выставить счёт по заказу ${number}`,
  noInvoice: 'Счёт ещё не выставлен',
  confirmation: 'Подтверждение заказа',
  open: 'Скачать',
  ofOrder: (order: string) => `, заказ ${order}`,
  openOf: (name: string) => `Скачать: ${name}`,
  choose: (name: string) => `Выбрать: ${name}`,
  chooseAll: 'Выбрать все на странице',
  chosen: (count: number, most: number) => `Выбрано: ${countOf(count, PAPERS)} из${NBSP}${most}`,
  archive: 'Скачать архивом',
  tooMany: (most: number) =>
    typograph(`В одном архиве не больше ${countOf(most, PAPERS)}: снимите лишние отметки.`),
  unselect: 'Снять выбор',
  emptyTitle: 'Документов пока нет',
  emptyText: typograph('Счета и подтверждения появятся здесь вместе с первым заказом.'),
  toCatalog: 'Перейти в каталог',
  nothingTitle: 'Таких документов нет',
  nothingText: 'Проверьте номер, дни и вид.',
  noPageTitle: 'Такой страницы списка нет',
  toFirst: 'К началу списка',
  waiting: 'Загружаем документы',
  elsewhereTitle: 'Чего здесь нет',
  elsewhere: typograph(
    'УПД и акты составляет учётная система: они появятся здесь, когда она их передаст. Чего не хватает, попросите у менеджера обращением.',
  ),
  tabs: 'Какие документы',
  ofOrders: 'По заказам',
  offers: 'Предложения',
  priceList: 'Прайс-лист',
  offer: (number: string, dated: string) =>
    `Предложение №${NBSP}${number} от${NBSP}${formatDateShort(dated)}`,
  offerSum: (lines: number) => `${countOf(lines, LINES)} на`,
  retail: 'розничные цены',
  validUntil: (day: string) => `Цены действительны по${NBSP}${formatDateShort(day)}`,
  searchOffers: 'Номер, артикул или товар',
  madeFrom: 'Составлены с',
  foundOffers: (count: number) => countOf(count, OFFERS),
  noOffersTitle: 'Предложений пока нет',
  noOffersText: typograph(
    'Коммерческое предложение составляется из корзины: соберите в неё товары и нажмите «Коммерческое предложение». Оно останется здесь теми же словами.',
  ),
  toTickets: 'Написать обращение',
  toBasket: 'Открыть корзину',
} as const
