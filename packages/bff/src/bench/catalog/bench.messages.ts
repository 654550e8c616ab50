import type { Freshness } from './freshness.ts'
import type { Figures } from './measure.ts'
import type { IndexReport } from './server.ts'

const figure = (value: number): string => value.toFixed(2).padStart(10)
const row = (name: string, { p50, p95, p99, samples }: Figures): string =>
  `${name.padEnd(46)}${figure(p50)}${figure(p95)}${figure(p99)}${String(samples).padStart(9)}`

const megabytes = (bytes: number): number => Math.round(bytes / 1e6)

/** Terminal output of the bench. */
export const benchMessages = {
  preparing: (name: string, products: number) => `Готовлю базу ${name}: ${products} товаров…`,
  reused: (name: string) => `База ${name} уже есть, беру её.`,
  starting: 'Запускаю BFF и жду указатель каталога…',
  measuring: 'Измеряю по HTTP…',
  changing: 'Меняю цены и остатки, смотрю, когда это видно в двух процессах BFF…',
  rebuilding: 'Поднимаю версию каталога, жду новый указатель…',
  rival: 'Измеряю те же ответы на обычном SQL…',
  head: `${'миллисекунды'.padEnd(46)}${'p50'.padStart(10)}${'p95'.padStart(10)}${'p99'.padStart(10)}${'замеров'.padStart(9)}`,
  row,
  listing: 'список, одно соединение',
  suggestion: {
    prefix: 'подсказки: начало слова',
    typo: 'подсказки: опечатка',
    layout: 'подсказки: чужая раскладка',
    article: 'подсказки: артикул',
  },
  suggestions: 'подсказки вместе',
  listingRate: 'список, 16 соединений',
  plainSql: 'тот же список обычным SQL',
  rate: (perSecond: number) => `Списков в секунду на 16 соединениях: ${perSecond}`,
  ratio: (p50: number, p95: number) =>
    `Быстрее обычного SQL: в ${p50.toFixed(0)} раз по p50, в ${p95.toFixed(0)} раз по p95`,
  index: (built: IndexReport, restarted: IndexReport, restartMs: number) =>
    `Указатель: ${built.count} товаров, построен за ${built.milliseconds} мс, из снимка — за ${restarted.milliseconds} мс (весь запуск BFF ${restartMs} мс), ${built.bytesPerProduct} байт на товар`,
  memory: (now: number, atSwap: number) =>
    `Память процесса BFF после измерений: ${megabytes(now)} МБ, при смене указателя: ${megabytes(atSwap)} МБ`,
  freshness: ({ changes, medianMs, maxMs }: Freshness, single: number, many: number) =>
    `Цена и остаток видны в двух процессах через ${medianMs} мс (наибольшее из ${changes}: ${maxMs} мс); пауза запросов при этом ${single} мс, при тысяче товаров сразу ${many} мс`,
  cpu: (milliseconds: number) => `Процессорное время BFF на список: ${milliseconds.toFixed(2)} мс`,
  wrongArguments: 'Допустимо: --products N (от 100 до 1000000), --seed S, --port P, --json.',
  noDatabase: 'Задайте DATABASE_URL: сервер PostgreSQL, на котором можно создавать базы.',
  differs: (query: string, difference: string) =>
    `Ответы магазина и обычного SQL расходятся на запросе ${query}: ${difference}`,
  refused: (status: number, body: string) => `BFF ответил ${status}: ${body.slice(0, 300)}`,
} as const
