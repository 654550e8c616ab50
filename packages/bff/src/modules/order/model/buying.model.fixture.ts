import { fittingQuantity } from '@isp/contract/trade-rules'

/** A model of the shop in plain maps, without a database: baskets, drafts, links and orders of three people. */

/** A buyer and a manager of one company and a buyer of another; each has prices of their own (D19, D30). */
export const who = ['buyer', 'manager', 'outsider'] as const
export type Who = (typeof who)[number]

/** By product id of the test catalogue. */
export const goods = {
  1: {
    minOrderQuantity: 10,
    multiplicity: 5,
    prices: { base: 12_200, partner: 10_000 },
    stock: 12,
  },
  2: { minOrderQuantity: 1, multiplicity: 1, prices: { base: 99_999, partner: 99_999 }, stock: 0 },
  60: { minOrderQuantity: 6, multiplicity: 4, prices: { base: 333, partner: 301 }, stock: 100 },
} as const
export type ProductId = keyof typeof goods
export const productIds: readonly ProductId[] = [1, 2, 60]

const priceKind = { buyer: 'partner', manager: 'base', outsider: 'partner' } as const
export const isColleague = (one: Who, other: Who): boolean =>
  (one === 'outsider') === (other === 'outsider')

export const priceOf = (by: Who, id: ProductId): number => goods[id].prices[priceKind[by]]
export const fittingOf = (id: ProductId, quantity: number): number =>
  fittingQuantity(quantity, goods[id].minOrderQuantity, goods[id].multiplicity)

/** Ordered by the time of adding. */
export type Lines = Map<ProductId, number>
type Draft = {
  owner: Who
  lines: Lines
  isListed: boolean
  isDeleted: boolean
  link: string | null
}
type OrderLine = {
  id: ProductId
  quantity: number
  price: number
  reserved: number
  cancelled: number
}
type Order = { owner: Who; lines: OrderLine[]; isCancelled: boolean }

export type Model = {
  baskets: Record<Who, Lines>
  drafts: Map<number, Draft>
  links: Map<string, { draft: number; by: Who; isRevoked: boolean }>
  orders: Map<number, Order>
}

export const emptyModel = (): Model => ({
  baskets: { buyer: new Map(), manager: new Map(), outsider: new Map() },
  drafts: new Map(),
  links: new Map(),
  orders: new Map(),
})

/** Lines as shown to this person: quantities raised to what can be sold (D21), at the person's prices (D19). */
export const shownAs = (by: Who, lines: Lines): { lines: [ProductId, number][]; total: number } => {
  const shown = [...lines].map(([id, quantity]): [ProductId, number] => [
    id,
    fittingOf(id, quantity),
  ])
  const total = shown.reduce((sum, [id, quantity]) => sum + quantity * priceOf(by, id), 0)
  return { lines: shown, total }
}

export const addTo = (basket: Lines, lines: Iterable<readonly [ProductId, number]>): void => {
  for (const [id, quantity] of lines)
    basket.set(id, fittingOf(id, (basket.get(id) ?? 0) + quantity))
}

/** A draft visible to the person: their own, or any of the company for its manager. */
export const seenDraft = (model: Model, by: Who, id: number): Draft | null => {
  const draft = model.drafts.get(id)
  if (!draft?.isListed) return null
  const sees = draft.owner === by || (by === 'manager' && isColleague(draft.owner, by))
  return sees ? draft : null
}

export const seenOrder = (model: Model, by: Who, id: number): Order | null => {
  const order = model.orders.get(id)
  if (!order) return null
  return order.owner === by || (by === 'manager' && isColleague(order.owner, by)) ? order : null
}

export const heldPieces = (model: Model, id: ProductId): number =>
  [...model.orders.values()]
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.id === id ? line.reserved : 0), 0)

/** Pieces on order are cancelled before reserved ones; an order with nothing left becomes cancelled. */
export const cancelPieces = (order: Order, place: number, quantity: number): void => {
  const line = order.lines[place]
  if (!line) return
  line.cancelled += quantity
  line.reserved = Math.min(line.reserved, line.quantity - line.cancelled)
  order.isCancelled = order.lines.every((one) => one.cancelled === one.quantity)
}

/** Turns the basket into an order: free stock is reserved, prices are the current ones. */
export const orderBasket = (model: Model, by: Who): Order => {
  const lines = [...model.baskets[by]].map(([id, quantity]) => ({
    id,
    quantity,
    price: priceOf(by, id),
    reserved: Math.min(quantity, goods[id].stock - heldPieces(model, id)),
    cancelled: 0,
  }))
  model.baskets[by].clear()
  return { owner: by, lines, isCancelled: false }
}
