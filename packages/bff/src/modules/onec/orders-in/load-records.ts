import { createHash } from 'node:crypto'
import { EXCHANGE_AT_ONCE, type ExchangeLoad, type ExchangeResult } from '@isp/contract'
import { AppError } from '../../../kernel/app-error.ts'
import type { ExchangeAccount } from '../../../kernel/http/caller.ts'
import type { ExchangeService } from '../../exchange/exchange.service.ts'
import { ordersInMessages as messages } from './orders-in.messages.ts'
import type { Say } from './remark-list.ts'

export type LoadEntry = { line: number; id: string; record: object }
export type LoadCounts = { taken: number; refused: number; waiting: number; loads: string[] }
export type Loading = {
  exchange: ExchangeService
  account: ExchangeAccount
  say: Say
  counts: LoadCounts
}

/** A decoded byte that was wrong; a load that contains one is refused whole. */
const BROKEN = '\uFFFD'

/** Records with the same id go into successive loads, for one load may name an id only once. */
const roundsOf = (entries: readonly LoadEntry[]): LoadEntry[][] => {
  const seen = new Map<string, number>()
  const rounds: LoadEntry[][] = []
  for (const entry of entries) {
    const { id } = entry.record as { id: string }
    const round = seen.get(id) ?? 0
    seen.set(id, round + 1)
    const own = rounds[round] ?? []
    rounds[round] = own
    own.push(entry)
  }
  return rounds
}

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )

const textOf = ({ errors = [], waitsFor = [] }: ExchangeResult): string =>
  errors.length > 0
    ? errors.map(({ path, message }) => messages.field(path, message)).join('; ')
    : messages.waits(waitsFor.map(({ entity, id }) => `${entity} ${id}`))

const isRefused = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'EXCHANGE_REFUSED'

/** The finished load; undefined when the database refused it whole. */
const take = async (
  { exchange, account }: Loading,
  entity: string,
  entries: readonly LoadEntry[],
  key: string,
): Promise<ExchangeLoad | undefined> => {
  const records = entries.map(({ record }) => record)
  const hash = createHash('sha256').update(JSON.stringify(records)).digest('base64url')
  try {
    const { load, isQueued } = await exchange.take(account, {
      ...{ entity, action: 'import', records, key: `${key}:${hash}` },
    })
    if (!isQueued) return load
    // another load was longer than a call may wait: those before it are written first
    await exchange.workOff(async () => undefined)
    const done = await exchange.load(account, load.id)
    return done.state === 'refused' ? undefined : done
  } catch (error) {
    if (!isRefused(error)) throw error
    return undefined
  }
}

const explain = async (
  { exchange, account, say, counts }: Loading,
  { id, counts: { created, changed, same, waiting, refused } }: ExchangeLoad,
  entries: readonly LoadEntry[],
): Promise<void> => {
  counts.loads.push(id)
  counts.taken += created + changed + same
  counts.waiting += waiting
  counts.refused += refused
  for (const outcome of ['refused', 'waiting'] as const) {
    if ((outcome === 'refused' ? refused : waiting) === 0) continue
    let from: number | null = 0
    while (from !== null) {
      const { items, next } = await exchange.results(account, id, { from, outcome })
      for (const result of items) {
        const entry = entries[result.place]
        say({ line: entry?.line ?? null, id: entry?.id ?? result.id, text: textOf(result) })
      }
      from = next
    }
  }
}

/** When the database refuses a load, its halves are tried: one record must not hold up the others. */
const takeApart = async (
  loading: Loading,
  entity: string,
  entries: readonly LoadEntry[],
  key: string,
): Promise<void> => {
  const load = await take(loading, entity, entries, key)
  if (load) return explain(loading, load, entries)
  const [first] = entries
  if (entries.length > 1) {
    const half = Math.ceil(entries.length / 2)
    await takeApart(loading, entity, entries.slice(0, half), key)
    await takeApart(loading, entity, entries.slice(half), key)
  } else if (first) {
    loading.counts.refused += 1
    loading.say({ line: first.line, id: first.id, text: messages.refused })
  }
}

/**
 * Loads records through the data load and says what was refused or waits. `key`: the same records under the same key
 * are loaded once.
 */
export const loadRecords = async (
  loading: Loading,
  entity: string,
  entries: readonly LoadEntry[],
  key: string,
): Promise<void> => {
  const sound = entries.filter(({ line, id, record }) => {
    const isBroken = JSON.stringify(record).includes(BROKEN)
    if (isBroken) {
      loading.counts.refused += 1
      loading.say({ line, id, text: messages.brokenText })
    }
    return !isBroken
  })
  for (const [round, own] of roundsOf(sound).entries())
    for (const [at, chunk] of chunksOf(own, EXCHANGE_AT_ONCE).entries())
      await takeApart(loading, entity, chunk, `${key}:${round}:${at}`)
}
