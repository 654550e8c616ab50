import { useSession } from '@isp/session'
import { useEffect } from 'react'

/** The moment when the application has taken the page over: what the browser remembers may be shown from now on. */
export const HydrationMark = () => {
  const session = useSession()
  useEffect(() => {
    session.restore()
    const root = document.getElementById('root')
    if (root) root.dataset.hydrated = ''
  }, [session])
  return null
}
