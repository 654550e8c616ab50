import type { RemoteContext } from '@isp/federation'
import type { ListCalls } from './list-calls.ts'

type Preferences = RemoteContext['session']['preferences']

export type ListPlace = {
  field: 'comparisonIds' | 'favoriteIds'
  way: 'toggleComparison' | 'toggleFavorite'
}

/** A list of product marks (comparison or favourites) of an account, which replaces the browser's own. */
export type AccountList = {
  /** @throws ApiError if the account cannot be reached: the browser's own marks are then kept. */
  enter: () => Promise<void>
  /** Fetches marks made in another browser. */
  refresh: () => Promise<void>
  leave: () => void
}

const areSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])

/** `onBrought`: called when marks were added to the account that a page may have read already. */
export const createAccountList = (
  preferences: Preferences,
  { field, way }: ListPlace,
  calls: ListCalls,
  onBrought: () => void,
): AccountList => {
  const local = preferences.getState()[way]
  const ids = () => preferences.getState()[field]
  const show = (shown: readonly number[]) => preferences.setState({ [field]: shown })
  let visit = 0
  let isIn = false
  let pending = 0
  let last: Promise<unknown> = Promise.resolve()

  /** Sends the marks made before the sign-in, and again those made meanwhile. */
  const bring = async (): Promise<number[]> => {
    for (;;) {
      const own = ids()
      const { productIds } =
        own.length > 0 ? await calls.merge(own.slice(-calls.max)) : await calls.read()
      if (areSame(ids(), own)) return productIds
    }
  }
  const forgetLocal = () => {
    for (const id of ids()) local(id)
  }
  /** A mark is shown at once; calls run one after another, and the last response is the final state. */
  const toggle = (id: number) => {
    const others = () => ids().filter((other) => other !== id)
    const isMarked = ids().includes(id)
    const mine = visit
    show(isMarked ? others() : [...others(), id])
    pending += 1
    const settle = (confirmed: readonly number[] | null) => {
      pending -= 1
      if (visit !== mine) return
      if (confirmed === null) show(isMarked ? [...others(), id] : others())
      else if (pending === 0) show(confirmed)
    }
    last = last
      .then(() => (isMarked ? calls.remove(id) : calls.add(id)))
      .then(
        ({ productIds }) => settle(productIds),
        () => settle(null), // the API client has shown the error already
      )
  }
  return {
    enter: async () => {
      visit += 1
      const mine = visit
      const productIds = await bring()
      if (visit !== mine) return
      const hasBrought = ids().length > 0
      forgetLocal()
      isIn = true
      preferences.setState({ [field]: productIds, [way]: toggle })
      if (hasBrought) onBrought()
    },
    refresh: async () => {
      if (!isIn || pending > 0) return
      const mine = visit
      const { productIds } = await calls.read()
      if (visit === mine && pending === 0) show(productIds)
    },
    leave: () => {
      visit += 1
      isIn = false
      preferences.setState({ [field]: [], [way]: local })
    },
  }
}
