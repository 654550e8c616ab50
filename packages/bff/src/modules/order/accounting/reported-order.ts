import type { ExchangeRecord } from '@isp/contract'

type OrderRecord = ExchangeRecord<'orders'>
type ReportedShipments = NonNullable<OrderRecord['shipments']>
type ReportedPayments = NonNullable<OrderRecord['payments']>

/** Which of two reports is newer: the time by the accounting system's clock and the order's version it refers to. */
type Stamp = { date?: string | undefined; version?: number | undefined }
type Stamped<Value> = Stamp & { value: Value }

const fields = ['status', 'isCancelled', 'lines', 'accountingNumber', 'version'] as const

/** The newest reported value of each field of an order, independent of the sequence in which reports arrive. */
export type OrderReport = {
  [Name in (typeof fields)[number]]?: Stamped<NonNullable<OrderRecord[Name]>>
} & {
  shipments: Record<string, Stamped<ReportedShipments[number]>>
  payments: Record<string, Stamped<ReportedPayments[number]>>
}

export const emptyReport: OrderReport = { shipments: {}, payments: {} }

const isOlder = (one: Stamp, other: Stamp): boolean => {
  // Stryker disable next-line EqualityOperator: equal ones have gone on to the version
  if (one.date && other.date && one.date !== other.date) return one.date < other.date
  return (one.version ?? Number.POSITIVE_INFINITY) < (other.version ?? 0)
}

const newest = <Value>(
  known: Stamped<Value> | undefined,
  stamp: Stamp,
  value: Value,
): Stamped<Value> => (known && isOlder(stamp, known) ? known : { ...known, ...stamp, value })

const newestById = <Value extends { id: string }>(
  known: Record<string, Stamped<Value>>,
  stamp: Stamp,
  values: readonly Value[],
): Record<string, Stamped<Value>> => {
  const all = new Map(Object.entries(known))
  for (const value of values) all.set(value.id, newest(all.get(value.id), stamp, value))
  return Object.fromEntries(all)
}

/** The report with one more record merged in. */
export const withRecord = (reported: OrderReport, record: OrderRecord): OrderReport => {
  const { date, version, shipments = [], payments = [] } = record
  const stamp: Stamp = { ...(date ? { date } : {}), ...(version ? { version } : {}) }
  const single = fields.flatMap((name) => {
    const value = record[name]
    const known: Stamped<unknown> | undefined = reported[name]
    return value === undefined ? [] : [[name, newest(known, stamp, value)]]
  })
  return {
    ...reported,
    ...Object.fromEntries(single),
    shipments: newestById(reported.shipments, stamp, shipments),
    payments: newestById(reported.payments, stamp, payments),
  }
}

const inOne = <Value extends { id: string }>(
  older: readonly Value[] = [],
  newer: readonly Value[] = [],
): Value[] => [...new Map([...older, ...newer].map((value) => [value.id, value])).values()]

/** Merges two records of the same order that both wait to be loaded. */
export const joined = (first: OrderRecord, second: OrderRecord): OrderRecord => {
  const [older, newer] = isOlder(second, first) ? [second, first] : [first, second]
  return {
    ...{ ...older, ...newer },
    shipments: inOne(older.shipments, newer.shipments),
    payments: inOne(older.payments, newer.payments),
  }
}
