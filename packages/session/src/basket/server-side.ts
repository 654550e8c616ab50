import type { Basket, BasketChange } from '@isp/contract'
import type { SessionApi } from '../ports.ts'
import { applySteps, followedBy, isBarrier, type LineOp, type Step } from './steps.ts'

type Waiter = (change: BasketChange | null) => void
type Queued = { step: Step; waiters: Waiter[] }

/** Price of one piece; null: no price, and the line adds nothing to the total. */
export type Price = { productId: number; price: number | null }

export type Known = { lines: ReadonlyMap<number, number>; total: number | null }

type ServerSideOptions = {
  api: SessionApi
  /** Called after every step is queued or done, when `known` or the expected basket may have changed. */
  onChange: (isReal: boolean) => void
  onPrices: (prices: Iterable<Price>) => void
  onFailure: (error: unknown) => void
  /** Called when all requests are done and the account's basket has changed, to inform the other tabs. */
  onChanged: () => void
}

const touched = (step: Step): readonly number[] => {
  if (step.kind === 'line') return [step.productId]
  return step.kind === 'remove-lines' ? step.productIds : []
}

export const statusOf = (error: unknown): unknown => (error as { status?: unknown }).status

/**
 * The basket of an account. Steps are sent one at a time, in the order of the clicks; unsent steps of one line are
 * merged. A failed step is dropped, so that the display returns to the server's state, and the basket is fetched again,
 * because the server may have applied a change whose response was lost.
 */
export const createServerSide = (options: ServerSideOptions) => {
  const { api, onChange, onPrices, onFailure, onChanged } = options
  let known: Known = { lines: new Map(), total: null }
  let isRead = false
  /** Replaced for each user: a response for an old queue belongs to a previous user. */
  let queue: Queued[] = []
  let isRunning = false
  /** Whether the basket may have changed since the other tabs were informed. */
  let isUnreported = false
  let isAnswered: boolean
  /** Callers waiting until no request is in progress. */
  let listeners: (() => void)[] = []

  const takeBasket = (basket: Basket) => {
    onPrices(basket.in_basket)
    known = {
      lines: new Map(basket.in_basket.map((line) => [line.productId, line.quantityOrdered])),
      total: basket.total,
    }
    isRead = true
  }

  const takeChange = (change: BasketChange) => {
    const lines = new Map(known.lines)
    for (const { productId, quantityOrdered, sum } of change.lines) {
      if (quantityOrdered > 0) {
        lines.set(productId, quantityOrdered)
        onPrices([{ productId, price: Math.round(sum / quantityOrdered) }])
      } else lines.delete(productId)
    }
    known = { lines, total: change.total }
    // another tab or another user has changed the same basket
    if (change.count !== lines.size) enqueue({ kind: 'read' })
  }

  const sendLine = async (productId: number, op: LineOp): Promise<BasketChange | null> => {
    const add = (quantityOrdered: number) =>
      api.addToBasket([{ productId, quantityOrdered, autoApplyToOrdered: true }])
    if (op.kind === 'add') return add(op.quantity)
    if (!known.lines.has(productId)) return op.kind === 'set' ? add(op.quantity) : null
    try {
      return await (op.kind === 'set'
        ? api.changeLine(productId, op.quantity)
        : api.removeLine(productId))
    } catch (error) {
      if (statusOf(error) !== 404) throw error // the line no longer exists: it was removed in another tab
      if (op.kind === 'set') return add(op.quantity)
      enqueue({ kind: 'read' })
      return null
    }
  }

  const runStep = async ({ step, waiters }: Queued): Promise<void> => {
    const started = queue
    let change: BasketChange | null = null
    if (step.kind !== 'read') isUnreported = true
    try {
      if (step.kind === 'read') {
        const basket = await api.basket()
        if (started === queue) takeBasket(basket)
      } else {
        change = await (step.op
          ? sendLine(step.productId, step.op)
          : api.removeLines(step.productIds))
        if (started === queue && change) takeChange(change)
      }
      isAnswered = true
    } catch (error) {
      isAnswered = false
      if (started === queue) {
        onFailure(error)
        // a change may have been applied although its response was lost, so the basket is fetched again; a failed read changes nothing
        if (step.kind !== 'read') enqueue({ kind: 'read' })
      }
    }
    if (started !== queue) return
    queue.shift()
    onChange(true)
    for (const resolve of waiters) resolve(change)
  }

  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    for (let first = queue[0]; first; first = queue[0]) await runStep(first)
    isRunning = false
    const settled = listeners
    listeners = []
    for (const resolve of settled) resolve()
    if (!isUnreported || !isAnswered) return
    isUnreported = false
    onChanged()
  }

  /** An unsent step that the new one can be merged with; it must come after the last step that removes several lines. */
  const mergeable = (step: Step): Queued | undefined => {
    const waiting = isRunning ? queue.slice(1) : queue
    const cleared = waiting.findLastIndex((entry) => isBarrier(entry.step))
    return waiting
      .slice(cleared + 1)
      .find(({ step: { kind, productId } }) => kind === step.kind && productId === step.productId)
  }

  const enqueue = (step: Step, ...waiters: Waiter[]): void => {
    const waiting = mergeable(step)
    if (!waiting) {
      queue.push({ step, waiters })
      return
    }
    if (step.op) waiting.step = { ...step, op: followedBy(waiting.step.op as LineOp, step.op) }
    waiting.waiters.push(...waiters)
  }

  const put = (step: Step): Promise<BasketChange | null> =>
    new Promise((resolve) => {
      enqueue(step, resolve)
      onChange(false)
      void run()
    })

  return {
    put,
    /** Resolves when no request is in progress; failures have already been shown to the user. */
    settled: (): Promise<void> =>
      isRunning ? new Promise((resolve) => listeners.push(resolve)) : Promise.resolve(),
    known: (): Known => known,
    isRead: () => isRead,
    lines: () =>
      applySteps(
        known.lines,
        queue.map(({ step }) => step),
      ),
    pending: () => new Set(queue.flatMap(({ step }) => touched(step))),
    /** Drops everything for another user; pending calls resolve with null. */
    reset: () => {
      const dropped = queue
      queue = []
      known = { lines: new Map(), total: null }
      isRead = false
      isUnreported = false
      for (const { waiters } of dropped) for (const resolve of waiters) resolve(null)
    },
  }
}
