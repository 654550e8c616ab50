import { unwrap } from '@isp/api-client'
import type { BasketLine } from '@isp/contract'
import type { RemoteContext } from '@isp/federation'
import { isSignedIn, standingOf } from '@isp/session'

type Ports = Pick<RemoteContext, 'api' | 'session'>

/** Removed lines come back with their quantities and comments; asked for again with the same number, they come back once. */
export const putBack = async (
  { api, session }: Ports,
  lines: readonly BasketLine[],
  mergeId: string,
): Promise<void> => {
  const items = lines.flatMap(({ productId, quantityOrdered, problem, comment }) =>
    problem === 'gone' ? [] : [{ productId, quantityOrdered, ...(comment && { comment }) }],
  )
  if (items.length === 0) return
  const { add, commentLocal, refresh } = session.basket.getState()
  if (!isSignedIn(standingOf(session.auth.getState()))) {
    await Promise.all(
      items.map(({ productId, quantityOrdered, comment }) => {
        const added = add(productId, quantityOrdered)
        if (comment) commentLocal(productId, comment) // the line is there; its price is on the way
        return added
      }),
    )
    return
  }
  await unwrap(api.POST('/api/sale/basket/merge', { body: { action: 'merge', items, mergeId } }))
  await refresh()
}
