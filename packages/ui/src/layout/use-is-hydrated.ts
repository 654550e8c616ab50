import { useDeferredValue, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * False on the server and in the first client render, true afterwards: for what only makes sense with scripts. Deferred, because
 * React renders the change of an external store without a pause, and after hydration that is half of a long list.
 */
export const useIsHydrated = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      subscribeToNothing,
      () => true,
      () => false,
    ),
  )
