import { unwrap } from '@isp/api-client'
import type { BasketLine } from '@isp/contract'
import type { RemoteContext } from '@isp/federation'
import { isSignedIn, standingOf } from '@isp/session'

type Ports = Pick<RemoteContext, 'api' | 'session'>

/** Lines that were taken out of a basket, and all its products as they stood before that. */
export type Removal = { lines: readonly BasketLine[]; stood: readonly number[] }

/** Before which product of the present basket each missing one stood; what was put in since stands after all of them. */
const placesOf = (stood: readonly number[], present: ReadonlySet<number>) => {
  const known = new Set(stood)
  let next = [...present].find((productId) => !known.has(productId))
  const places = new Map<number, { before: number } | undefined>()
  for (const productId of stood.toReversed()) {
    if (present.has(productId)) next = productId
    places.set(productId, next === undefined ? undefined : { before: next })
  }
  return places
}

/** In the order of the basket, whatever the order they were shown in. */
const inOrder = ({ lines, stood }: Removal): BasketLine[] => {
  const ranks = new Map(stood.map((productId, rank) => [productId, rank]))
  const rankOf = ({ productId }: BasketLine) => ranks.get(productId) ?? stood.length
  return lines.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/**
 * Removed lines come back where they stood, with their quantities and comments; asked for again with the same number,
 * they come back once.
 */
export const putBack = async (
  { api, session }: Ports,
  removal: Removal,
  mergeId: string,
): Promise<void> => {
  const { add, commentLocal, refresh, lines: present } = session.basket.getState()
  const places = placesOf(removal.stood, new Set(present.keys()))
  const items = inOrder(removal).flatMap(({ productId, quantityOrdered, problem, comment }) =>
    problem === 'gone'
      ? []
      : [{ productId, quantityOrdered, ...(comment && { comment }), ...places.get(productId) }],
  )
  if (items.length === 0) return
  if (!isSignedIn(standingOf(session.auth.getState()))) {
    await Promise.all(
      items.map(({ productId, quantityOrdered, comment, before }) => {
        const added = add(productId, quantityOrdered, { before })
        if (comment) commentLocal(productId, comment) // the line is there; its price is on the way
        return added
      }),
    )
    return
  }
  await unwrap(api.POST('/api/sale/basket/merge', { body: { action: 'merge', items, mergeId } }))
  await refresh()
}
