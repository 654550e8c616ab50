import { type ProcessKind, type Role, references } from './fleet-table.ts'

/** A figure, and how it comes about again; \`record\`: where it is told. */
export type Figure = { value: number; unit: string; what: string; command: string; record: string }

const SHOP = 'npm run fleet -- measure'
const GROWTH = 'npm run bench -- growth'
const CATALOG = 'npm run bench -- catalog'

const ms = (value: number, what: string, command = SHOP, record = '115'): Figure => ({
  value,
  unit: 'ms',
  what,
  command,
  record,
})

/** What was measured. A core is one of the machine on which it was: a virtual one of a busy machine. */
export const figures = {
  pageShell: ms(23.4, 'a page that is rendered, web server'),
  pageBff: ms(5.1, 'its calls, BFF'),
  pageDatabase: ms(3.5, 'its statements, PostgreSQL'),
  callShell: ms(2.3, 'a call that is passed on, web server'),
  callBff: ms(1.5, 'a call of somebody signed in, BFF'),
  callDatabase: ms(0.6, 'its statements, PostgreSQL'),
  listBff: ms(2.3, 'a list with its filters, BFF, 100,000 goods', CATALOG, '110'),
  listMillion: ms(0.35, 'and for every further million', GROWTH, '067'),
  shellMemory: { value: 400, unit: 'MB', what: 'web server', command: SHOP, record: '115' },
  workerMemory: { value: 300, unit: 'MB', what: 'worker', command: SHOP, record: '115' },
  bffMemory: { value: 410, unit: 'MB', what: 'BFF without goods', command: CATALOG, record: '110' },
  indexRest: {
    value: 300,
    unit: 'bytes',
    what: 'a product in the index',
    command: GROWTH,
    record: '067',
  },
  indexExchange: {
    value: 690,
    unit: 'bytes',
    what: 'and while it is exchanged',
    command: GROWTH,
    record: '067',
  },
  indexBuild: {
    value: 31.5,
    unit: 's',
    what: 'building it, a million',
    command: GROWTH,
    record: '067',
  },
  rowBytes: {
    value: 2700,
    unit: 'bytes',
    what: 'a product in the database',
    command: GROWTH,
    record: '115',
  },
} as const satisfies Readonly<Record<string, Figure>>

/** What is assumed, not measured. */
export const assumptions = {
  /** Of one visitor a day: pages from the server, lists, other calls. */
  pages: 4,
  lists: 6,
  calls: 30,
  /** Part of a day's visitors in its busiest hour, and the busiest seconds of that against its mean. */
  busiestHour: 0.15,
  peak: 2,
  /** Part of a core in use at the peak; the rest is for builds, jobs and what is lost. */
  load: 0.5,
  /** Memory of PostgreSQL beside the goods, and of the system with what else runs on a machine, MB. */
  databaseMemory: 1024,
  systemMemory: 1024,
} as const

export type Demand = { goods: number; visitors: number }

type Parts = 'shell' | 'bff' | 'database'

const MEGABYTE = 1024 ** 2

/** Requests a second at the peak. */
export const peakOf = ({ visitors }: Pick<Demand, 'visitors'>) => {
  const { busiestHour, peak, pages, lists, calls } = assumptions
  const visitorsASecond = ((visitors * busiestHour) / 3600) * peak
  return {
    pages: visitorsASecond * pages,
    lists: visitorsASecond * lists,
    calls: visitorsASecond * calls,
  }
}

/** Cores of each part at the peak, of all machines together, with the reserve. No page counts as kept: the worst case. */
export const coresOf = (demand: Demand): Readonly<Record<Parts, number>> => {
  const { pages, lists, calls } = peakOf(demand)
  const f = figures
  const list = f.listBff.value + (demand.goods / 1_000_000) * f.listMillion.value
  const cores = (milliseconds: number): number => milliseconds / 1000 / assumptions.load
  return {
    shell: cores(pages * f.pageShell.value + (lists + calls) * f.callShell.value),
    bff: cores(pages * f.pageBff.value + lists * list + calls * f.callBff.value),
    database: cores(pages * f.pageDatabase.value + (lists + calls) * f.callDatabase.value),
  }
}

/** Memory of one process, MB; of a BFF while its index is exchanged, of PostgreSQL with all goods in memory. */
export const memoryOf = ({
  goods,
}: Pick<Demand, 'goods'>): Readonly<Record<ProcessKind | 'database', number>> => ({
  shell: figures.shellMemory.value,
  worker: figures.workerMemory.value,
  bff: figures.bffMemory.value + (goods * figures.indexExchange.value) / MEGABYTE,
  database: assumptions.databaseMemory + (goods * figures.rowBytes.value) / MEGABYTE,
})

export type MachineSize = {
  count: number
  roles: readonly Role[]
  cores: number
  gigabytes: number
}

type Size = keyof typeof references

const sumOf = (size: Size, role: Role): number =>
  references[size].reduce((sum, { count, runs }) => sum + count * (runs[role] ?? 0), 0)

/** What may be lost: one machine's worth of each process, where there is more than one machine. */
const carriers = (size: Size, kind: 'shell' | 'bff'): number =>
  size === 1 ? sumOf(size, kind) : sumOf(size, kind) - 1

const upTo = (value: number, steps: readonly number[]): number =>
  steps.find((step) => step >= value) ?? Math.ceil(value / 64) * 64

/** How big the machines of a reference must be, by what they run; rounded up to what is sold. */
export const machinesOf = (size: Size, demand: Demand): readonly MachineSize[] => {
  const cores = coresOf(demand)
  const memory = memoryOf(demand)
  return references[size].map(({ count, runs }) => {
    const all: Partial<Record<Role, number>> = runs
    const share = (kind: 'shell' | 'bff') => (cores[kind] / carriers(size, kind)) * (all[kind] ?? 0)
    // the primary does all the work, and each of the machines may be it
    const needed = share('shell') + share('bff') + (all.database ?? 0) * cores.database
    const megabytes = (['shell', 'bff', 'worker', 'database'] as const).reduce<number>(
      (sum, part) => sum + (all[part] ?? 0) * memory[part],
      assumptions.systemMemory,
    )
    return {
      count,
      roles: Object.keys(runs) as Role[],
      cores: upTo(needed, [2, 4, 8, 16, 32, 64]),
      gigabytes: upTo(megabytes / 1024, [2, 4, 8, 16, 32, 64]),
    }
  })
}
