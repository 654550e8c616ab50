import type { BrowserError, VitalValue } from '@isp/contract'
import { countOf, formatNumber, NBSP } from '@isp/i18n'

const apps = new Map([
  ['shell', 'Оболочка'],
  ['catalog', 'Каталог'],
  ['basket-checkout', 'Корзина и оформление'],
  ['cabinet', 'Кабинет'],
  ['auth', 'Вход'],
  ['other', 'Прочие выпуски'],
])
const ratings = { good: 'хорошо', fair: 'средне', poor: 'плохо' } as const

const timeOf = (ms: number): string =>
  ms < 1000
    ? `${formatNumber(Math.round(ms))}${NBSP}мс`
    : `${formatNumber(Math.round(ms / 100) / 10)}${NBSP}с`

export const telemetryMessages = {
  note: 'Что видят посетители: три четверти страниц открылись не хуже названного. Границы Google (хорошо и плохо): LCP 2,5 и 4 с, INP 200 и 500 мс, CLS 0,1 и 0,25, FCP 1,8 и 3 с, TTFB 0,8 и 1,8 с.',
  period: 'Период',
  periods: { '1': 'Сегодня', '7': '7 дней', '28': '28 дней' },
  device: 'Устройства',
  devices: { all: 'Все устройства', phone: 'Телефоны', desktop: 'Компьютеры' },
  speed: 'Скорость',
  app: 'Приложение',
  appOf: (name: string) => apps.get(name) ?? name,
  page: 'Страницы',
  allPages: 'Все вместе',
  otherPage: 'Прочие адреса',
  samples: 'Измерений',
  valueOf: ({ metric, p75, rating }: VitalValue) =>
    `${metric === 'CLS' ? formatNumber(Math.round(p75 * 100) / 100) : timeOf(p75)}, ${ratings[rating]}`,
  noSpeedTitle: 'Измерений за это время нет',
  noSpeedText: 'О скорости рассказывает часть страниц; её долю задаёт TELEMETRY_SHARE.',
  errors: 'Ошибки в браузерах',
  error: 'Ошибка',
  kinds: {
    error: 'Сбой сценария',
    rejection: 'Необработанный отказ',
    csp: 'Запрет политики',
    part: 'Часть страницы не пришла',
  } satisfies Record<BrowserError['kind'], string>,
  times: 'Сколько раз',
  timesOf: (count: number) => countOf(count, ['раз', 'раза', 'раз']),
  where: 'На страницах',
  releases: 'Выпуски',
  first: 'Впервые',
  last: 'В последний раз',
  noErrorsTitle: 'Ошибок не было',
  noErrorsText: 'За это время браузеры ни о чём не рассказали.',
} as const
