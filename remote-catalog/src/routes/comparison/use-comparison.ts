import { unwrap } from '@isp/api-client'
import type { Comparison as ComparisonAnswer, ProductCard } from '@isp/contract'
import { type ReadQuery, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { isSignedIn, usePreferences, useStanding } from '@isp/session'
import { useEffect, useState } from 'react'
import { accountComparisonQuery, localComparisonQuery } from './comparison.queries.ts'
import { inOrder, keepOrder, movedTo, readOrder } from './comparison-order.ts'

/** The call takes no more (D18). */
const MAX_ASKED = 100

type Change = { ids: readonly number[]; isBack: boolean }

export type Comparison = {
  query: ReadQuery<ComparisonAnswer>
  isKnown: boolean
  /** What stands in the comparison now, as it was put side by side. */
  shown: (products: readonly ProductCard[]) => ProductCard[]
  /** Everything that is marked, also what is too much to be shown at once. */
  all: (shown: readonly ProductCard[]) => readonly number[]
  /** More are marked than the call takes (D18). */
  isTooMuch: boolean
  /** Puts one in the place of another; `all` are the ids as they stand. */
  move: (all: readonly number[], id: number, target: number) => void
  remove: (ids: readonly number[]) => void
  putBack: (ids: readonly number[]) => void
}

/** The comparison of the account, or of this browser (§3): what is removed goes at once, and comes back if the server refuses. */
export const useComparison = (): Comparison => {
  const { api, session } = useRemoteContext()
  const standing = useStanding()
  const isAccount = isSignedIn(standing)
  const localIds = usePreferences((state) => state.comparisonIds)
  const [asked, setAsked] = useState(localIds)
  const [hidden, setHidden] = useState<readonly number[]>([])
  const [order, setOrder] = useState(readOrder)
  // only what was added asks anew: what was removed is simply not shown
  if (!localIds.every((id) => asked.includes(id))) setAsked(localIds)

  const isKnown = standing.kind !== 'unknown'
  const account = useQuery({ ...accountComparisonQuery(api), enabled: isKnown && isAccount })
  const local = useQuery({
    ...localComparisonQuery(api, asked.slice(-MAX_ASKED)),
    enabled: isKnown && !isAccount,
  })

  const change = useChange({
    saysFailure: 'popup',
    send: async ({ ids, isBack }: Change, marks) => {
      if (isBack) {
        const body = { productIds: [...ids] }
        return unwrap(api.POST('/api/catalog/comparison/merge', { body, ...marks }))
      }
      // those that were shown, and none that another device has put in meanwhile
      let answer: { productIds: number[] } = { productIds: [] }
      for (const id of ids) {
        const params = { path: { id } }
        answer = await unwrap(api.DELETE('/api/catalog/comparison/{id}', { params, ...marks }))
      }
      return answer
    },
    onDone: ({ productIds }) => session.preferences.setState({ comparisonIds: productIds }),
  })
  const hide = (ids: readonly number[]) => setHidden((before) => [...before, ...ids])
  const unhide = (ids: readonly number[]) =>
    setHidden((before) => before.filter((id) => !ids.includes(id)))
  /** Another tab may have marked or unmarked some of them meanwhile. */
  const markLocal = (ids: readonly number[], isMarked: boolean) => {
    const { restore, toggleComparison } = session.preferences.getState()
    restore()
    const { comparisonIds } = session.preferences.getState()
    for (const id of ids) if (comparisonIds.includes(id) !== isMarked) toggleComparison(id)
  }

  const { data } = local
  useEffect(() => {
    if (isAccount || !data) return
    // what is not sold any more would be counted in the header for ever
    const gone = asked.slice(-MAX_ASKED).filter((id) => data.products.every((one) => one.id !== id))
    if (gone.length > 0) markLocal(gone, false)
  }, [data])

  return {
    query: isAccount ? account : local,
    isKnown,
    shown: (products) =>
      inOrder(
        products.filter(({ id }) => (isAccount ? !hidden.includes(id) : localIds.includes(id))),
        order,
      ),
    all: (shown) => (isAccount ? shown.map(({ id }) => id) : localIds),
    isTooMuch: !isAccount && localIds.length > MAX_ASKED,
    move: (all, id, target) => {
      const next = movedTo(all, id, target)
      setOrder(next)
      keepOrder(next)
    },
    remove: (ids) => {
      if (!isAccount) return markLocal(ids, false)
      hide(ids)
      change.submit({ ids, isBack: false }).catch(() => unhide(ids))
    },
    putBack: (ids) => {
      if (!isAccount) return markLocal(ids, true)
      unhide(ids)
      change.submit({ ids, isBack: true }).catch(() => hide(ids))
    },
  }
}
