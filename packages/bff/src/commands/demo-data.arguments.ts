import { parseArgs } from 'node:util'
import { StartupError } from '../kernel/app-error.ts'
import { demoDataMessages } from './demo-data.messages.ts'

export type DemoDataArguments = {
  products: number
  seed: number
  date: string
  /** Whether to create demo companies and accounts, whose password is public. */
  hasPeople: boolean
  /** Number of orders of demo companies over two years (D36). */
  orders: number
  /** Number of tickets of the same people (D36); none without orders. */
  tickets: number
  /** Files of one kind share a drawing, so that a fresh folder is filled in seconds; for tests. */
  hasFewDrawings: boolean
}

const integerOf = (text: string, least: number, most: number): number | null => {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : null
}

const isDate = (text: string): boolean => {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const wrongValues: ReadonlyMap<string, string> = new Map([
  ['--products', demoDataMessages.wrongProducts],
  ['--seed', demoDataMessages.wrongSeed],
  ['--date', demoDataMessages.wrongDate],
  ['--orders', demoDataMessages.wrongOrders],
  ['--tickets', demoDataMessages.wrongTickets],
])

const read = (argv: readonly string[]) => {
  try {
    return parseArgs({
      args: argv.filter((argument) => argument !== '--'),
      options: {
        products: { type: 'string' },
        seed: { type: 'string' },
        date: { type: 'string' },
        orders: { type: 'string' },
        tickets: { type: 'string' },
        'without-accounts': { type: 'boolean', default: false },
        'few-drawings': { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    const named = /'(-[^' ]*)/.exec((error as Error).message)?.[1] ?? argv.join(' ')
    // a known argument without a value, or with one that looks like an option: -5
    throw new StartupError(wrongValues.get(named) ?? demoDataMessages.unknownArgument(named), {
      cause: error,
    })
  }
}

/**
 * Parses `--products N --seed S --date YYYY-MM-DD --orders N --tickets N --without-accounts --few-drawings`; defaults:
 * 5,000 products, seed 1, 240 orders, 60 tickets. `today` is the default of `--date`, from which arrivals are counted.
 * @throws StartupError with one sentence for the first argument that is wrong
 */
export const parseDemoDataArguments = (
  argv: readonly string[],
  today: string,
): DemoDataArguments => {
  const values = read(argv)
  const products = integerOf(values.products ?? '5000', 1, 1_000_000)
  if (products === null) throw new StartupError(demoDataMessages.wrongProducts)
  const seed = integerOf(values.seed ?? '1', 0, 4_294_967_295)
  if (seed === null) throw new StartupError(demoDataMessages.wrongSeed)
  const date = values.date ?? today
  if (!isDate(date)) throw new StartupError(demoDataMessages.wrongDate)
  const orders = integerOf(values.orders ?? '240', 0, 1_000_000)
  if (orders === null) throw new StartupError(demoDataMessages.wrongOrders)
  const tickets = integerOf(values.tickets ?? '60', 0, 100_000)
  if (tickets === null) throw new StartupError(demoDataMessages.wrongTickets)
  const hasPeople = !values['without-accounts']
  const hasFewDrawings = values['few-drawings']
  return { products, seed, date, orders, tickets, hasPeople, hasFewDrawings }
}
