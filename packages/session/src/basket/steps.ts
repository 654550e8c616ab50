import { lineSum } from '@isp/contract/line-sums'

/** A change of one line. `add` is relative, `set` and `remove` are absolute; a new line is inserted before the line of `before`. */
export type PutOp =
  | { kind: 'add'; quantity: number; before?: number | undefined }
  | { kind: 'set'; quantity: number; before?: undefined }
export type LineOp = PutOp | { kind: 'remove' }

type OfNoLine = { productId?: undefined; op?: undefined }
export type Step =
  | { kind: 'line'; productId: number; op: LineOp }
  | ({ kind: 'remove-lines'; productIds: readonly number[] } & OfNoLine)
  | ({ kind: 'read' } & OfNoLine)

/** Whether later changes of a line must not be sent before this step. */
export const isBarrier = ({ kind }: Step): boolean => kind === 'remove-lines'

/** Merges two unsent changes of one line. */
export const followedBy = (earlier: LineOp, later: LineOp): LineOp => {
  if (later.kind !== 'add') return later
  if (earlier.kind === 'remove') return { kind: 'set', quantity: later.quantity }
  return { kind: earlier.kind, quantity: earlier.quantity + later.quantity }
}

/** The quantity of a line after a change; undefined: the line did not exist. */
export const applyOp = (quantity: number | undefined, op: PutOp): number =>
  op.kind === 'set' ? op.quantity : (quantity ?? 0) + op.quantity

/** The basket after all pending steps. */
export const applySteps = (
  lines: ReadonlyMap<number, number>,
  steps: readonly Step[],
): Map<number, number> => {
  const result = new Map(lines)
  for (const step of steps) {
    if (step.kind === 'remove-lines') for (const id of step.productIds) result.delete(id)
    if (step.kind !== 'line') continue
    const { productId, op } = step
    if (op.kind === 'remove') result.delete(productId)
    else result.set(productId, applyOp(result.get(productId), op))
  }
  return result
}

/** The total of `lines`, computed from the known total of `known` lines; null if the price of a changed line is unknown. */
export const totalOf = (
  lines: ReadonlyMap<number, number>,
  known: { lines: ReadonlyMap<number, number>; total: number | null },
  prices: ReadonlyMap<number, number>,
): number | null => {
  if (lines.size === 0) return 0
  let total = known.total
  for (const productId of new Set([...lines.keys(), ...known.lines.keys()])) {
    const quantity = lines.get(productId) ?? 0
    const before = known.lines.get(productId) ?? 0
    if (quantity === before) continue
    const price = prices.get(productId)
    if (price === undefined || total === null) return null
    total += lineSum(price, quantity) - lineSum(price, before)
  }
  return total
}
