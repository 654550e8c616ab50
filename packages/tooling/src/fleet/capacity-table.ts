import { readFileSync, writeFileSync } from 'node:fs'
import { fromRoot } from '../workspace/paths.ts'
import {
  coresOf,
  type Figure,
  figures,
  type MachineSize,
  machinesOf,
  memoryOf,
  peakOf,
} from './capacity.ts'
import { references } from './fleet-table.ts'

const GOODS = [100_000, 1_000_000, 10_000_000] as const
const VISITORS = [100, 1000, 10_000, 100_000] as const

export const CAPACITY_FILE = 'packages/docs/capacity.md'
const BETWEEN = /(<!-- made by npm run fleet -- capacity -->\n)[\s\S]*?(<!-- end -->)/

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const fine = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const measured = (): string =>
  table(
    ['measured', '', 'command', 'record'],
    Object.values<Figure>(figures).map(({ what, value, unit, command, record }) => [
      what,
      `${fine.format(value)} ${unit}`,
      `\`${command}\``,
      record,
    ]),
  )

const sizes = (list: readonly MachineSize[]): string => {
  const texts = list.map(({ count, cores, gigabytes }) => ({
    count,
    text: `${cores} cores ${gigabytes} GB`,
  }))
  const counts = new Map<string, number>()
  for (const { count, text } of texts) counts.set(text, (counts.get(text) ?? 0) + count)
  return [...counts].map(([text, count]) => `${count} × ${text}`).join(', ')
}

const machineCounts = Object.keys(references).map(Number) as (keyof typeof references)[]

const demands = GOODS.flatMap((goods) => VISITORS.map((visitors) => ({ goods, visitors })))

const cores = (): string =>
  table(
    [
      'goods',
      'visitors a day',
      'pages and calls a second at the peak',
      'cores: web server, BFF, PostgreSQL',
    ],
    demands.map((demand) => {
      const { pages, lists, calls } = peakOf(demand)
      const { shell, bff, database } = coresOf(demand)
      return [
        whole.format(demand.goods),
        whole.format(demand.visitors),
        `${short.format(pages)} and ${short.format(lists + calls)}`,
        [shell, bff, database].map((value) => fine.format(Math.max(value, 0.01))).join(', '),
      ]
    }),
  )

const memory = (): string =>
  table(
    [
      'goods',
      'BFF at rest',
      'BFF while its index is exchanged',
      'index built in',
      'PostgreSQL, all goods in memory',
    ],
    GOODS.map((goods) => {
      const { bff, database } = memoryOf({ goods })
      const rest = figures.bffMemory.value + (goods * figures.indexRest.value) / 1024 ** 2
      return [
        whole.format(goods),
        `${short.format(rest / 1024)} GB`,
        `${short.format(bff / 1024)} GB`,
        `${whole.format((goods / 1_000_000) * figures.indexBuild.value)} s`,
        `${short.format(database / 1024)} GB`,
      ]
    }),
  )

const machines = (): string =>
  table(
    [
      'goods',
      'visitors a day',
      ...machineCounts.map((count) => (count === 1 ? 'one machine' : `${count} machines`)),
    ],
    demands.map((demand) => [
      whole.format(demand.goods),
      whole.format(demand.visitors),
      ...machineCounts.map((count) => sizes(machinesOf(count, demand))),
    ]),
  )

/** The tables of capacity.md. */
export const capacityTable = (): string => [measured(), cores(), memory(), machines()].join('\n\n')

/** The document with these tables in it. */
export const withTable = (document: string, tables: string): string =>
  document.replace(BETWEEN, (_all, start: string, end: string) => `${start}\n${tables}\n\n${end}`)

/** Writes the tables into the document, and gives them. */
export const writeCapacity = (): string => {
  const file = fromRoot(CAPACITY_FILE)
  const tables = capacityTable()
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), tables))
  return tables
}
