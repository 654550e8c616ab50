import type { RemoteContext } from '@isp/federation'
import { createAccountList } from './account-list.ts'
import { comparisonCalls, favoriteCalls } from './list-calls.ts'

const nothing = () => {}

/**
 * Comparison and favourites of an account (§3, §6): while the user is signed in, marks are stored on the server, and marks made before the
 * sign-in are sent there. After signing out the browser's own functions are restored. Returns a function that stops it.
 */
export const keepAccountLists = ({ session, api, queryClient }: RemoteContext): (() => void) => {
  const { preferences, auth } = session
  const { restore } = preferences.getState()
  const readAnew = (name: string) => () => void queryClient.invalidateQueries({ queryKey: [name] })
  const lists = [
    createAccountList(
      preferences,
      { field: 'comparisonIds', way: 'toggleComparison' },
      comparisonCalls(api),
      readAnew('comparison'),
    ),
    createAccountList(
      preferences,
      { field: 'favoriteIds', way: 'toggleFavorite' },
      favoriteCalls(api),
      readAnew('favorites'),
    ),
  ]
  /** Reads settings written by another tab; marks of an account are not in storage, so they are kept. */
  const restoreSettings = () => {
    const { comparisonIds, favoriteIds } = preferences.getState()
    restore()
    preferences.setState({ comparisonIds, favoriteIds })
  }
  let wasIn = false
  const look = () => {
    const isIn = auth.getState().status === 'signed-in'
    if (isIn === wasIn) return
    wasIn = isIn
    preferences.setState({ restore: isIn ? restoreSettings : restore })
    // marks that did not reach the account stay in this browser until the next page
    for (const list of lists) isIn ? void list.enter().catch(nothing) : list.leave()
  }
  const refresh = () => {
    if (document.visibilityState !== 'visible') return
    for (const list of lists) void list.refresh().catch(nothing)
  }
  const unsubscribe = auth.subscribe(look)
  document.addEventListener('visibilitychange', refresh)
  look()
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', refresh)
  }
}
