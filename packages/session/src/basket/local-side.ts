import type { Basket, BasketChange } from '@isp/contract'
import { afterPaint } from '../after-paint.ts'
import type { SessionApi } from '../ports.ts'
import { type LocalLine, type LocalLines, toItems } from './local-lines.ts'
import type { Known } from './server-side.ts'
import { applyOp, type LineOp } from './steps.ts'

type LocalSideOptions = {
  api: SessionApi
  local: LocalLines
  onChange: (isReal: boolean) => void
  onPrices: (prices: Iterable<readonly [number, number]>) => void
  /** A line that was just put in cannot be ordered: it has been taken back. */
  onRefused: () => void
}

const quantities = (lines: readonly LocalLine[]) =>
  new Map(lines.map(({ productId, quantityOrdered }) => [productId, quantityOrdered]))

/**
 * The basket of this browser. A change is in storage before anything is asked, so closing the page loses nothing;
 * the server is then asked what the lines cost and whether they had to be raised (D21).
 */
export const createLocalSide = (options: LocalSideOptions) => {
  const { api, local, onChange, onPrices } = options
  let known: Known = { lines: new Map(), total: null }
  let current: Promise<unknown> = Promise.resolve()
  let next: Promise<Basket | null> | null = null
  const pending = new Set<number>()

  /** What the server has raised is raised here too, unless it was changed again meanwhile. */
  const correct = (basket: Basket, asked: ReadonlyMap<number, number>): Map<number, number> => {
    const answers = new Map(basket.in_basket.map((line) => [line.productId, line]))
    const corrected = local.read().map((line): LocalLine => {
      const answer = answers.get(line.productId)
      if (!answer || line.quantityOrdered !== asked.get(line.productId)) return line
      const { quantityAvailable, quantityOrdered } = answer
      return { ...line, quantityAvailable, quantityOrdered }
    })
    local.write(corrected)
    return new Map([...asked].map(([id, q]) => [id, answers.get(id)?.quantityOrdered ?? q]))
  }

  const calculateNow = async (): Promise<Basket | null> => {
    const lines = local.read()
    if (lines.length === 0) {
      known = { lines: new Map(), total: 0 }
      onChange(false)
      return null
    }
    try {
      const basket = await api.calculate(toItems(lines))
      onPrices(
        basket.in_basket.flatMap(({ productId, price }) =>
          price === null ? [] : [[productId, price] as const],
        ),
      )
      known = { lines: correct(basket, quantities(lines)), total: basket.total }
      return basket
    } catch {
      return null // the lines are safe; the total stays unknown until the next answer
    } finally {
      onChange(false)
    }
  }

  /** At most one call at a time; everybody who asks meanwhile shares the next one. */
  const calculate = (): Promise<Basket | null> => {
    next ??= current.then(afterPaint).then(() => {
      next = null
      const running = calculateNow()
      current = running
      return running
    })
    return next
  }

  const write = (productId: number, quantity: number | undefined, before?: number) => {
    const lines = local.read()
    const index = lines.findIndex((line) => line.productId === productId)
    if (quantity === undefined) local.write(lines.filter((line) => line.productId !== productId))
    else if (index < 0) {
      const next = lines.findIndex((line) => line.productId === before) >>> 0 // not there: the end
      const longer = [...lines]
      longer.splice(next, 0, { productId, quantityAvailable: null, quantityOrdered: quantity })
      local.write(longer)
    } else
      local.write(
        lines.map((line, at) => (at === index ? { ...line, quantityOrdered: quantity } : line)),
      )
  }

  const summary = (productId: number | null, basket: Basket | null): BasketChange => {
    const answer = basket?.in_basket.find((line) => line.productId === productId)
    const quantity = local.read().find((line) => line.productId === productId)?.quantityOrdered
    const line = { sum: answer?.sum ?? 0, raisedFrom: answer?.raisedFrom ?? null, problem: null }
    return {
      lines:
        productId === null || quantity === undefined
          ? []
          : [{ productId, quantityOrdered: quantity, ...line }],
      count: local.read().length,
      total: basket?.total ?? 0,
    }
  }

  return {
    put: async (productId: number, op: LineOp): Promise<BasketChange | null> => {
      const before = quantities(local.read()).get(productId)
      write(productId, applyOp(before, op), op.before)
      pending.add(productId)
      onChange(true)
      const basket = await calculate()
      pending.delete(productId)
      const answer = basket?.in_basket.find((line) => line.productId === productId)
      if (answer?.problem && op.kind !== 'remove' && before === undefined) {
        write(productId, undefined)
        onChange(true)
        options.onRefused()
        void calculate()
        return null
      }
      onChange(answer?.raisedFrom != null)
      return summary(productId, basket)
    },
    removeLines: async (productIds: readonly number[]): Promise<BasketChange | null> => {
      const gone = new Set(productIds)
      const before = local.read()
      local.write(before.filter(({ productId }) => !gone.has(productId)))
      onChange(true)
      const removed = before
        .filter(({ productId }) => gone.has(productId))
        .map(({ productId, quantityOrdered, comment = '' }) => ({
          productId,
          quantityOrdered,
          comment,
        }))
      return { ...summary(null, await calculate()), removed }
    },
    comment: (productId: number, comment: string): void =>
      local.write(
        local.read().map((line) => (line.productId === productId ? { ...line, comment } : line)),
      ),
    items: () => toItems(local.read()),
    /** For the header: count and total alone are asked for. */
    restore: async (): Promise<void> => {
      const lines = local.read()
      if (lines.length === 0) {
        known = { lines: new Map(), total: 0 }
        return onChange(false)
      }
      onChange(false)
      const small = await api.calculateSmall(toItems(lines)).catch(() => null)
      if (small) known = { lines: quantities(lines), total: small.total }
      onChange(false)
    },
    known: (): Known => known,
    lines: () => quantities(local.read()),
    pending: (): ReadonlySet<number> => new Set(pending),
  }
}
