import type { Basket, BasketChange } from '@isp/contract'
import type { SessionApi } from '../ports.ts'
import { applySteps, followedBy, isBarrier, type LineOp, type Step } from './steps.ts'

type Waiter = (change: BasketChange | null) => void
type Queued = { step: Step; waiters: Waiter[] }

/** Of one piece; null: there is none, and the line adds nothing to the total. */
export type Price = { productId: number; price: number | null }

export type Known = { lines: ReadonlyMap<number, number>; total: number | null }

type ServerSideOptions = {
  api: SessionApi
  /** After every step put in or done: what is known and what is wanted have changed. */
  onChange: (isReal: boolean) => void
  onPrices: (prices: Iterable<Price>) => void
  onFailure: (error: unknown) => void
  /** The account's basket has changed, and everything asked for has been answered: for the other tabs. */
  onChanged: () => void
}

const touched = (step: Step): readonly number[] => {
  if (step.kind === 'line') return [step.productId]
  return step.kind === 'remove-lines' ? step.productIds : []
}

export const statusOf = (error: unknown): unknown => (error as { status?: unknown }).status

/**
 * The basket of an account. Steps go to the server one at a time, in the order of the clicks; steps of one line that
 * still wait become one. A failed step is dropped, so that what is shown falls back to what the server has, and the
 * basket is read again: an answer may be lost after the work was done.
 */
export const createServerSide = (options: ServerSideOptions) => {
  const { api, onChange, onPrices, onFailure, onChanged } = options
  let known: Known = { lines: new Map(), total: null }
  let isRead = false
  /** Each visitor has a queue of their own: answers to an earlier one belong to an earlier visitor. */
  let queue: Queued[] = []
  let isRunning = false
  /** Changed, perhaps, since the other tabs were told. */
  let isUntold = false
  let isAnswered: boolean
  /** Who waits until nothing is on its way any more. */
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
    // another tab or another person has changed the same basket
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
      if (statusOf(error) !== 404) throw error // the line is gone already: taken out in another tab
      if (op.kind === 'set') return add(op.quantity)
      enqueue({ kind: 'read' })
      return null
    }
  }

  const runStep = async ({ step, waiters }: Queued): Promise<void> => {
    const started = queue
    let change: BasketChange | null = null
    if (step.kind !== 'read') isUntold = true
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
        // only an answer that may have been lost leaves a doubt; a refusal has changed nothing
        if (step.kind !== 'read') enqueue({ kind: 'read' })
      }
    }
    if (started !== queue) return
    queue.shift()
    onChange(true)
    for (const tell of waiters) tell(change)
  }

  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    for (let first = queue[0]; first; first = queue[0]) await runStep(first)
    isRunning = false
    const told = listeners
    listeners = []
    for (const tell of told) tell()
    if (!isUntold || !isAnswered) return
    isUntold = false
    onChanged()
  }

  /** A step of the same kind that still waits, after the last one that takes many lines out. */
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
    /** When nothing is on its way any more; of what was refused the visitor has been told. */
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
    /** Forgets everything: another visitor. Waiting clicks are told that nothing came of them. */
    reset: () => {
      const dropped = queue
      queue = []
      known = { lines: new Map(), total: null }
      isRead = false
      isUntold = false
      for (const { waiters } of dropped) for (const tell of waiters) tell(null)
    },
  }
}
