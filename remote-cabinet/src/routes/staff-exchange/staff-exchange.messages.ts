import type {
  ExchangeAction,
  ExchangeCounts,
  ExchangeEntityName,
  ExchangeOutcome,
  ExchangeState,
} from '@isp/contract'
import { countOf, formatNumber, typograph } from '@isp/i18n'

const entities: Readonly<Record<ExchangeEntityName, string>> = {
  units: 'Единицы измерения',
  currencies: 'Валюты и курсы',
  warehouses: 'Склады',
  'price-types': 'Виды цен',
  'price-groups': 'Ценовые группы',
  brands: 'Бренды',
  properties: 'Свойства товаров',
  sections: 'Разделы каталога',
  products: 'Товары',
  prices: 'Цены',
  rests: 'Остатки',
  'delivery-methods': 'Способы доставки',
  managers: 'Менеджеры',
  companies: 'Контрагенты',
  users: 'Пользователи',
  agreements: 'Договоры и соглашения',
  specifications: 'Спецификации',
  'order-statuses': 'Состояния заказов',
  orders: 'Заказы',
  settlements: 'Акты сверки',
}

const actions: Readonly<Record<ExchangeAction, string>> = {
  import: 'записи',
  sync: 'весь список',
  delete: 'удаление',
}

const states: Readonly<Record<ExchangeState, string>> = {
  queued: 'В очереди',
  running: 'Идёт',
  held: 'Ждёт решения',
  done: 'Сделана',
  refused: 'Отклонена',
  cancelled: 'Отменена',
}

const outcomes: Readonly<Record<ExchangeOutcome, string>> = {
  created: 'создано',
  changed: 'изменено',
  same: 'без изменений',
  waiting: 'ждёт',
  refused: 'отклонено',
  hidden: 'скрыто',
}

const records = (count: number): string => countOf(count, ['запись', 'записи', 'записей'])

const entityOf = (name: string): string => entities[name as ExchangeEntityName] ?? name

export const exchangeMessages = {
  places: 'Разделы обмена',
  loads: 'Загрузки',
  waiting: 'Чего ждут',
  accounts: 'Учётные системы',
  onec: 'Обмен с 1С',
  companies: 'Общие компании',
  companiesNote:
    'К этим компаниям ведут несколько записей учётных систем. Название и реквизиты даёт одна из них; компания закроется, когда уберут все.',
  company: 'Компания',
  companyRecords: 'Записи',
  companyRole: { leading: 'даёт название', twin: 'те же ИНН и КПП', branch: 'филиал' },
  recordGone: 'убрана',
  noCompanies: 'Таких компаний нет',
  noCompaniesText: 'К каждой компании ведёт одна запись учётной системы.',
  note: 'Что прислали учётные системы и чем это кончилось. Загрузки хранятся год, присланные записи — 30 дней.',
  entities,
  actions,
  states,
  outcomes,
  records,
  entityOf,
  /** Without what there is none of; of a held list nothing is hidden yet. */
  countsOf: ({ state, counts }: { state: ExchangeState; counts: ExchangeCounts }): string =>
    Object.entries({ ...outcomes, ...(state === 'held' && { hidden: 'скроет' }) })
      .map(([name, word]) => [counts[name as ExchangeOutcome], word] as const)
      .filter(([count]) => count > 0)
      .map(([count, word]) => `${word} ${formatNumber(count)}`)
      .join(', '),
  entity: 'Что',
  anyEntity: 'Всё',
  account: 'Учётная система',
  anyAccount: 'Все',
  state: 'Состояние',
  anyState: 'Любое',
  has: 'Записи',
  anyHas: 'Любые',
  refused: 'Есть отказы',
  waits: 'Есть ждущие',
  at: 'Когда',
  count: 'Записи',
  took: 'Длилась',
  seconds: (count: number): string =>
    count < 60 ? `${formatNumber(count)} с` : `${formatNumber(Math.round(count / 60))} мин`,
  emptyTitle: 'Загрузок пока не было',
  emptyText: 'Дайте учётной системе ключ: как только она что-нибудь пришлёт, это появится здесь.',
  back: 'Все загрузки',
  repeat: 'Повторить',
  repeated: 'Загрузка поставлена в очередь ещё раз',
  cancel: 'Отменить',
  cancelled: 'Загрузка отменена',
  download: 'Скачать записи',
  heldTitle: (count: number): string => `Список скроет больше пятой части: ${records(count)}`,
  heldText:
    'Сами записи уже применены. Решите, скрывать ли то, чего нет ни в списке, ни в загрузках после него.',
  unnamed: 'Будет скрыто',
  unnamedFailed: 'Не удалось узнать, что будет скрыто',
  accountingId: 'Id учётной системы',
  moreUnnamed: (count: number): string => `И ещё ${records(count)}`,
  hide: (count: number): string => `Скрыть ${records(count)}`,
  hideText: (entity: string, total: number, hidden: number): string =>
    typograph(
      `${entityOf(entity)}: ${total > 0 ? `в этой загрузке ${records(total)}, ` : ''}с сайта пропадёт около ${formatNumber(hidden)}. Вернуть скрытое можно, только прислав эти записи снова.`,
    ),
  keep: 'Не скрывать',
  decided: 'Решение записано',
  decidedBy: (name: string): string => `О скрытии решил: ${name}`,
  results: 'Записи загрузки',
  place: '№',
  id: 'Внешний id',
  outcome: 'Чем кончилось',
  anyOutcome: 'Любое',
  told: 'Пояснение',
  ownFields: 'Что ведут на сайте',
  kept: (fields: readonly string[]): string => `Ведут на сайте, не записано: ${fields.join(', ')}`,
  stays: (words: string): string => `В силе: ${words}`,
  waitsFor: (awaited: readonly { entity: string; id: string }[]): string =>
    `Ждёт: ${awaited.map(({ entity, id }) => `${entityOf(entity)}, ${id}`).join('; ')}`,
  noResults: 'Записей здесь нет',
  noResultsText: 'Их ещё не разобрали, или прошло 30 дней и они больше не хранятся.',
  releasing: 'Этих записей ждало больше, чем выполняется сразу: остальное записывает очередь.',
  next: 'Дальше',
  toStart: 'К началу',
  waitingNote: 'Эти записи применятся сами, как только придёт то, на что они ссылаются.',
  awaited: 'Чего нет',
  who: 'Кто ждёт',
  since: 'С какого времени',
  nothingWaits: 'Никто ничего не ждёт',
  nothingWaitsText: 'Всё, на что ссылаются присланные записи, уже есть.',
  accountsNote:
    'Кто может присылать данные. Ключ и пароль видны один раз: потом от ключа — только последние знаки.',
  noAccounts: 'Учётных систем пока нет',
  noAccountsText: 'Заведите первую и дайте ей ключ или пароль для 1С.',
  add: 'Новая учётная система',
  edit: 'Изменить',
  withdraw: 'Отключить',
  withdrawTitle: (name: string): string => `Отключить «${name}»?`,
  withdrawText: 'Её ключи и пароль для 1С перестанут действовать, пока вы не вернёте её.',
  restore: 'Вернуть',
  withdrawn: 'Отключена',
  lastLoad: 'Последняя загрузка:',
  neverLoaded: 'Загрузок ещё не было',
  silence: (hours: number | null): string =>
    hours === null
      ? 'О тишине не пишем'
      : `Письмо о тишине через ${countOf(hours, ['час', 'часа', 'часов'])}`,
  source: 'Имя источника',
  sourceHint: 'Латиница, цифры, дефис, до 30 знаков; потом не меняется',
  name: 'Название',
  hours: 'Часов тишины до письма',
  hoursHint: 'От 1 до 720; пусто — не писать',
  hoursWrong: 'Целое число от 1 до 720',
  saved: (name: string): string => `«${name}»: записано`,
  keys: 'Ключи для загрузки по JSON',
  newKey: 'Новый ключ',
  key: 'Ключ',
  keyText: 'Скопируйте его сейчас: больше он нигде не покажется.',
  copy: 'Скопировать',
  copied: 'Скопировано',
  copyFailed: 'Скопировать не получилось: выделите и скопируйте сами',
  made: 'Выпущен',
  used: 'Последний раз',
  unused: 'не пользовались',
  drop: 'Отозвать',
  dropOf: (hint: string): string => `Отозвать ключ …${hint}`,
  dropText: 'Тем, кто им пользуется, сразу будет отказано. Вернуть ключ нельзя.',
  dropped: 'Отозван',
  noKeys: 'Ключей нет: по JSON эта система ничего не пришлёт.',
} as const
