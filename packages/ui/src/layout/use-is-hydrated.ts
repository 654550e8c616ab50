import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False on the server and in the first client render, true afterwards: for what only makes sense with scripts. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
