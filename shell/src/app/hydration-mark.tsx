import { ROOT_ID } from '@isp/federation/page-blocks'
import { useSession } from '@isp/session'
import { useEffect } from 'react'

/** Marks the end of hydration: from then on data stored in the browser may be shown. */
export const HydrationMark = () => {
  const session = useSession()
  useEffect(() => {
    session.restore()
    const root = document.getElementById(ROOT_ID)
    if (root) root.dataset.hydrated = ''
  }, [session])
  return null
}
