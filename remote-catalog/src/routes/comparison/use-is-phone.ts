import { media } from '@isp/ui'
import { useSyncExternalStore } from 'react'

const narrow = media.down(744).replace('@media ', '')
const queryOf = () => (typeof matchMedia === 'undefined' ? null : matchMedia(narrow))

const subscribe = (onChange: () => void) => {
  const query = queryOf()
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}

/** Whether the screen is as narrow as the phone layout of the table. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => queryOf()?.matches ?? false,
    () => false,
  )
