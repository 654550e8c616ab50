import { useContext } from 'react'
import { UNSAFE_DataRouterStateContext } from 'react-router-dom'

/** Whether the page of the open address is not there: nobody has it, or a loader of it has failed. */
export const useIsMissing = (): boolean =>
  Object.keys(useContext(UNSAFE_DataRouterStateContext)?.errors ?? {}).length > 0
