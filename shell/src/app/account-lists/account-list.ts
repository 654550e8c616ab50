import type { RemoteContext } from '@isp/federation'
import type { ListCalls } from './list-calls.ts'

type Preferences = RemoteContext['session']['preferences']

export type ListPlace = {
  field: 'comparisonIds' | 'favoriteIds'
  way: 'toggleComparison' | 'toggleFavorite'
}

/** One list of marks of an account, in the place of the browser's own. */
export type AccountList = {
  /** @throws ApiError when the account cannot be reached: the browser's own marks stand then. */
  enter: () => Promise<void>
  /** What another browser has marked. */
  refresh: () => Promise<void>
  leave: () => void
}

const areSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])

/** `onBrought`: the account has more than a page may have read of it. */
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

  /** What was marked before the sign-in goes first; marked again meanwhile, that goes too. */
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
  /** A mark shows at once; calls go one after another, and the last answer tells what stands. */
  const toggle = (id: number) => {
    const others = () => ids().filter((other) => other !== id)
    const isMarked = ids().includes(id)
    const mine = visit
    show(isMarked ? others() : [...others(), id])
    pending += 1
    const settle = (told: readonly number[] | null) => {
      pending -= 1
      if (visit !== mine) return
      if (told === null) show(isMarked ? [...others(), id] : others())
      else if (pending === 0) show(told)
    }
    last = last
      .then(() => (isMarked ? calls.remove(id) : calls.add(id)))
      .then(
        ({ productIds }) => settle(productIds),
        () => settle(null), // said by the client's own popup
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
