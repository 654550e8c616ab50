import type { Basket, BasketChange } from '@isp/contract'
import { afterPaint } from '../after-paint.ts'
import type { SessionApi } from '../ports.ts'
import { type LocalLine, type LocalLines, toItems } from './local-lines.ts'
import type { Known, Price } from './server-side.ts'
import { applyOp, type PutOp } from './steps.ts'

type LocalSideOptions = {
  api: SessionApi
  local: LocalLines
  onChange: () => void
  onPrices: (prices: Iterable<Price>) => void
  /** Called when a line just added was removed again because the product cannot be ordered. */
  onRefused: () => void
}

const quantities = (lines: readonly Pick<LocalLine, 'productId' | 'quantityOrdered'>[]) =>
  new Map(lines.map(({ productId, quantityOrdered }) => [productId, quantityOrdered]))

/**
 * The basket of this browser. A change is stored before any request, so closing the page loses nothing; the server then
 * returns prices and raises quantities to their minimum (D21).
 */
export const createLocalSide = (options: LocalSideOptions) => {
  const { api, local, onChange, onPrices } = options
  const nothing: Known = { lines: new Map(), total: 0 }
  let known = nothing
  let current: Promise<unknown> = Promise.resolve()
  let next: Promise<Basket | undefined> | null = null
  const pending = new Set<number>()

  /** Applies quantities raised by the server, except to lines changed since the request. */
  const correct = (basket: Basket, asked: ReadonlyMap<number, number>): void => {
    const answers = new Map(basket.in_basket.map((line) => [line.productId, line]))
    const corrected = local.read().map((line): LocalLine => {
      const answer = answers.get(line.productId)
      return answer && line.quantityOrdered === asked.get(line.productId)
        ? {
            ...line,
            quantityAvailable: answer.quantityAvailable,
            quantityOrdered: answer.quantityOrdered,
          }
        : line
    })
    local.write(corrected)
  }

  const calculateNow = async (): Promise<Basket | undefined> => {
    const lines = local.read()
    let basket: Basket | undefined
    if (lines.length === 0) known = nothing
    else
      try {
        basket = await api.calculate(toItems(lines))
        onPrices(basket.in_basket)
        correct(basket, quantities(lines))
        // a line missing in the response still counts
        known = { lines: quantities([...lines, ...basket.in_basket]), total: basket.total }
      } catch {
        // the lines are stored; the total stays unknown until the next response
      }
    onChange()
    return basket
  }

  /** Runs one request at a time; all callers during it share the next one. */
  const calculate = (): Promise<Basket | undefined> => {
    next ??= current.then(afterPaint).then(() => {
      next = null
      const running = calculateNow()
      current = running
      return running
    })
    return next
  }

  const write = (productId: number, quantity: number, before?: number) => {
    const lines = local.read()
    const index = lines.findIndex((line) => line.productId === productId)
    if (index < 0) {
      const next = lines.findIndex((line) => line.productId === before) >>> 0 // `before` not found (-1): insert at the end
      const longer = [...lines]
      longer.splice(next, 0, { productId, quantityAvailable: null, quantityOrdered: quantity })
      local.write(longer)
    } else
      local.write(
        lines.map((line, at) => (at === index ? { ...line, quantityOrdered: quantity } : line)),
      )
  }

  const changeOf = (basket: Basket | undefined, lines: BasketChange['lines']): BasketChange => ({
    lines,
    count: local.read().length,
    total: basket?.total ?? 0,
  })

  return {
    put: async (productId: number, op: PutOp): Promise<BasketChange | null> => {
      const before = quantities(local.read()).get(productId)
      write(productId, applyOp(before, op), op.before)
      pending.add(productId)
      onChange()
      const basket = await calculate()
      pending.delete(productId)
      const answers = basket?.in_basket.filter((line) => line.productId === productId) ?? []
      const isRefused = before === undefined && answers.some(({ problem }) => problem)
      if (isRefused) local.write(local.read().filter((line) => line.productId !== productId))
      onChange()
      if (!isRefused) return changeOf(basket, answers)
      options.onRefused()
      return null
    },
    removeLines: async (productIds: readonly number[]): Promise<BasketChange | null> => {
      const before = local.read()
      const gone = new Set(productIds)
      const isGone = ({ productId }: LocalLine) => gone.has(productId)
      local.write(before.filter((line) => !isGone(line)))
      onChange()
      const removed = before.filter(isGone).map((line) => ({ comment: '', ...line }))
      return { ...changeOf(await calculate(), []), removed }
    },
    comment: (productId: number, comment: string): void =>
      local.write(
        local.read().map((line) => (line.productId === productId ? { ...line, comment } : line)),
      ),
    items: () => toItems(local.read()),
    /** Only count and total are fetched, for the header. */
    restore: async (): Promise<void> => {
      const lines = local.read()
      if (lines.length === 0) known = nothing
      onChange()
      if (lines.length === 0) return
      const small = await api.calculateSmall(toItems(lines)).catch(() => {})
      if (small) known = { lines: quantities(lines), total: small.total }
      onChange()
    },
    known: (): Known => known,
    lines: () => quantities(local.read()),
    pending: (): ReadonlySet<number> => new Set(pending),
  }
}
