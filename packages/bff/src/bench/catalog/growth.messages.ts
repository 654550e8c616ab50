import { benchMessages } from './bench.messages.ts'
import type { BenchReport } from './run.ts'
import type { Verdict } from './verdicts.ts'

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} с`
const ms = (milliseconds: number | null): string =>
  milliseconds === null ? '—' : `${milliseconds.toFixed(2)} мс`
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} МБ`

const rows: readonly (readonly [name: string, value: (report: BenchReport) => string])[] = [
  ['загрузка в базу', ({ loadMs }) => (loadMs === null ? 'была готова' : seconds(loadMs))],
  ['построение указателя', ({ index }) => seconds(index.milliseconds)],
  ['снимок указателя', ({ index }) => megabytes(index.snapshotBytes)],
  ['чтение снимка', ({ index }) => seconds(index.snapshotMilliseconds)],
  ['запуск BFF из снимка', ({ index }) => seconds(index.restartMilliseconds)],
  ['указатель, байт на товар', ({ index }) => String(index.bytesPerProduct)],
  ['память BFF', ({ memory }) => (memory ? megabytes(memory.now) : '—')],
  ['память BFF при смене указателя', ({ memory }) => (memory ? megabytes(memory.atSwap) : '—')],
  ['список p50', ({ listing }) => ms(listing.p50)],
  ['список p95', ({ listing }) => ms(listing.p95)],
  ['список p99', ({ listing }) => ms(listing.p99)],
  ['процессор BFF на список', ({ listingCpuMs }) => ms(listingCpuMs)],
  ['списков в секунду, 16 соединений', ({ listingAt16 }) => String(listingAt16.perSecond)],
  ['подсказки p95', ({ suggestions }) => ms(suggestions.all.p95)],
  ['обычный SQL p50', ({ plainSql }) => ms(plainSql.p50)],
  ['обычный SQL p95', ({ plainSql }) => ms(plainSql.p95)],
  ['замеров обычного SQL', ({ plainSql }) => String(plainSql.samples)],
  ['быстрее SQL по p50', ({ ratio }) => `в ${ratio.p50.toFixed(0)}`],
  ['быстрее SQL по p95', ({ ratio }) => `в ${ratio.p95.toFixed(0)}`],
  ['изменение видно, обычно', ({ freshness }) => ms(freshness.medianMs)],
  ['изменение видно, наибольшее', ({ freshness }) => ms(freshness.maxMs)],
  ['пауза: одно изменение', ({ pauseMs }) => ms(pauseMs.single)],
  ['пауза: тысяча сразу', ({ pauseMs }) => ms(pauseMs.many)],
]

const bars: Record<Verdict['bar'], (limit: number) => string> = {
  listing: (limit) => `список p95 ≤ ${limit} мс`,
  rate: (limit) => `списков в секунду ≥ ${limit}`,
  ratio: (limit) => `быстрее SQL по p95 ≥ в ${limit}`,
  suggestions: (limit) => `подсказки p95 ≤ ${limit} мс`,
  bytes: (limit) => `байт на товар ≤ ${limit}`,
  freshness: (limit) => `изменение видно ≤ ${limit} мс`,
  exchange: (limit) => `смена указателя: память ≤ ${limit} от покоя`,
  start: (limit) => `запуск из снимка ≤ ${limit} мс`,
  latencyGrowth: (limit) => `рост p50 списка ≤ ${limit.toFixed(2)}`,
  cpuGrowth: (limit) => `рост процессорного времени ≤ ${limit.toFixed(2)}`,
}

const NAME = 36
const VALUE = 14

const sizeRow = (name: string, values: readonly string[]): string =>
  name.padEnd(NAME) + values.map((value) => value.padStart(VALUE)).join('')

export const growthMessages = {
  size: (products: number) => `— ${products.toLocaleString('ru-RU')} товаров —`,
  sizes: (reports: readonly BenchReport[]) =>
    [
      sizeRow(
        'товаров',
        reports.map(({ products }) => products.toLocaleString('ru-RU')),
      ),
      ...rows.map(([name, value]) => sizeRow(name, reports.map(value))),
    ].join('\n'),
  verdict: ({ bar, products, limit, value, isReached }: Verdict) =>
    `${isReached ? '✔' : '✖'} ${bars[bar](limit).padEnd(NAME)}${products.toLocaleString('ru-RU').padStart(12)}${value.toFixed(2).padStart(VALUE)}  ${isReached ? 'достигнуто' : 'не достигнуто'}`,
  wrongArguments:
    'Допустимо: --sizes 10000,100000,1000000 (каждый от 100 до 10000000), --seed S, --port P, --json.',
  noDatabase: benchMessages.noDatabase,
} as const
