import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { ProductCard } from '@isp/contract'

type Waiting = {
  id: number
  resolve: (card: ProductCard | null) => void
  reject: (error: unknown) => void
}

/** As many as the BFF takes at once. */
const MAX_IDS = 100
/** Places of one page ask within a few frames of each other. */
const GATHER_MS = 10

const queues = new WeakMap<ApiClient, Waiting[]>()

const send = async (api: ApiClient, waiting: readonly Waiting[]): Promise<void> => {
  const ids = [...new Set(waiting.map(({ id }) => id))]
  try {
    const { items } = await unwrap(
      api.POST('/api/catalog/products/cards', { body: { ids }, ...ignoreErrors() }),
    )
    const cards = new Map(items.map((card) => [card.id, card]))
    for (const { id, resolve } of waiting) resolve(cards.get(id) ?? null)
  } catch (error) {
    for (const { reject } of waiting) reject(error)
  }
}

/** One product's card; those asked for at nearly the same time travel in one request. */
export const loadProductCard = (api: ApiClient, id: number): Promise<ProductCard | null> =>
  new Promise((resolve, reject) => {
    const queue = queues.get(api) ?? []
    queue.push({ id, resolve, reject })
    if (queue.length === MAX_IDS) {
      queues.delete(api)
      void send(api, queue)
      return
    }
    if (queue.length > 1) return
    queues.set(api, queue)
    setTimeout(() => {
      if (queues.get(api) !== queue) return
      queues.delete(api)
      void send(api, queue)
    }, GATHER_MS)
  })
