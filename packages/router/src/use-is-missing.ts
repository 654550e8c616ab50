import { useContext } from 'react'
import { UNSAFE_DataRouterStateContext } from 'react-router-dom'

/** Whether the current page shows an error: no route matches its URL, or a loader has failed. */
export const useIsMissing = (): boolean =>
  Object.keys(useContext(UNSAFE_DataRouterStateContext)?.errors ?? {}).length > 0
