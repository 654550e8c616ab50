import type {
  OnecExchange,
  OnecExchangeState,
  OnecFile,
  OnecFileState,
  OnecOrderState,
} from '@isp/contract'
import { countOf, formatBytes, formatNumber, NBSP } from '@isp/i18n'

const kinds: Readonly<Record<OnecExchange['kinds'][number], string>> = {
  catalog: 'товары',
  sale: 'новости о заказах',
  orders: 'заказы для 1С',
}

const exchangeStates: Readonly<Record<OnecExchangeState, string>> = {
  receiving: 'Приходит',
  running: 'Идёт',
  done: 'Взято',
  broken: 'Оборван',
  refused: 'Отклонён',
}

const fileStates: Readonly<Record<OnecFileState, string>> = {
  receiving: 'Приходит',
  queued: 'В очереди',
  running: 'Идёт',
  done: 'Взят',
  refused: 'Отклонён',
}

const orderStates: Readonly<Record<OnecOrderState, string>> = {
  faulty: 'Нельзя передать',
  unconfirmed: 'Не подтверждены',
}

const files = (count: number): string => countOf(count, ['файл', 'файла', 'файлов'])
const orders = (count: number): string => countOf(count, ['заказ', 'заказа', 'заказов'])
const remarks = (count: number): string => countOf(count, ['замечание', 'замечания', 'замечаний'])

const kindsOf = (of: OnecExchange['kinds']): string => {
  const text = of.map((kind) => kinds[kind]).join(', ')
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : 'Проверка связи или запрос заказов'
}

export const onecMessages = {
  note: 'Каждый разговор 1С с сайтом: что пришло, что из этого взято и какие заказы она забрала.',
  now: 'Как обстоят дела',
  taken: 'Заказы приняты',
  neverTaken: 'ещё не принимала',
  waiting: 'Не подтверждены',
  since: 'с',
  faulty: 'Нельзя передать',
  nothing: 'нет',
  fullRun: 'Полная выгрузка',
  fullRunSince: 'идёт с',
  noFullRun: 'не идёт',
  exchanges: 'Обмены',
  what: 'Что',
  state: 'Состояние',
  count: 'Сколько',
  at: 'Когда',
  has: 'Обмены',
  anyHas: 'Все',
  faults: 'С ошибками',
  kindsOf,
  exchangeStates,
  fileStates,
  orderStates,
  version: (version: string): string => `версия ${version}`,
  /** Files and orders of an exchange, without what there is none of. */
  countsOf: (exchange: OnecExchange): string =>
    [
      exchange.files > 0 && `${files(exchange.files)}, ${formatBytes(exchange.bytes)}`,
      exchange.orders.given > 0 &&
        `${orders(exchange.orders.given)}, подтверждено ${formatNumber(exchange.orders.confirmed)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  remarks,
  emptyTitle: '1С ещё не выходила на связь',
  emptyText:
    'Дайте ей имя и пароль на странице «Учётные системы» и впишите их в настройки узла 1С.',
  toAccounts: 'Учётные системы',
  back: 'Все обмены',
  login: (login: string): string => `имя ${login}`,
  lasted: (seconds: number): string =>
    seconds < 60 ? `${formatNumber(seconds)} с` : `${formatNumber(Math.round(seconds / 60))} мин`,
  remarksTitle: 'Замечания',
  remarksShown: (shown: number, total: number): string =>
    `Показаны первые ${formatNumber(shown)} из ${formatNumber(total)}: исправьте их и повторите выгрузку.`,
  file: 'Файл',
  where: 'Где',
  line: (line: number): string => `строка${NBSP}${formatNumber(line)}`,
  id: 'Ид',
  told: 'Пояснение',
  files: 'Файлы',
  size: 'Размер',
  sizeOf: ({ bytes, pieces }: OnecFile): string =>
    pieces > 1
      ? `${formatBytes(bytes)}, ${countOf(pieces, ['часть', 'части', 'частей'])}`
      : formatBytes(bytes),
  inside: (names: readonly string[]): string => `внутри: ${names.join(', ')}`,
  sameWords: 'То же: загружены вместе',
  noFiles: 'Файлов в этом обмене нет',
  noFilesText: '1С только спросила заказы или проверила связь.',
  ordersTitle: 'Заказы для 1С',
  ordersNote: {
    faulty:
      'Эти заказы 1С не примет: они пропущены и не мешают остальным. Когда причина исчезнет, заказ уйдёт сам.',
    unconfirmed:
      'Заказы отданы, но 1С не подтвердила, что приняла их: ни словом обо всей порции, ни новостью о самом заказе. В следующем обмене она получит их ещё раз.',
  },
  order: 'Заказ',
  why: 'Почему',
  given: 'Отдан',
  confirm: 'Считать принятым',
  confirmed: 'Заказ считается принятым 1С',
  noOrders: 'Таких заказов нет',
} as const
