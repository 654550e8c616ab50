import type { RemoteContext } from '@isp/federation'
import { createAccountList } from './account-list.ts'
import { comparisonCalls, favoriteCalls } from './list-calls.ts'

const nothing = () => {}

/**
 * Comparison and favourites of an account (§3, §6): while somebody is signed in the marks are the server's, and making one
 * is a call; what was marked before the sign-in goes there. Signed out, the browser's own ways are back. Gives a way to stop.
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
  /** Another tab has written something: settings are taken over, an account's marks are not kept there. */
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
    // what does not reach the account stays this browser's own, until the next page
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
