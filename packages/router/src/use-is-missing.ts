import { useContext } from 'react'
import { UNSAFE_DataRouterStateContext } from 'react-router-dom'

/** Whether there is no such page: a loader of the open address has answered with 404. */
export const useIsMissing = (): boolean =>
  Object.values(useContext(UNSAFE_DataRouterStateContext)?.errors ?? {}).some(
    (error) => error?.status === 404,
  )
