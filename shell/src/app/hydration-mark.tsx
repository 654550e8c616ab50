import { ROOT_ID } from '@isp/federation/page-blocks'
import { useSession } from '@isp/session'
import { useEffect } from 'react'

/**
 * What was pressed before the page was alive is hydrated first: React does so for the target of a press that it sees itself. This one means
 * nothing to anybody else.
 */
const hydratePressed = () => {
  for (const form of window.ispHeldForms?.values() ?? []) {
    form.dispatchEvent(new Event('touchcancel', { bubbles: true }))
  }
}

/** Marks the end of hydration: from then on data stored in the browser may be shown. */
export const HydrationMark = () => {
  const session = useSession()
  useEffect(() => {
    session.restore()
    const root = document.getElementById(ROOT_ID)
    if (root) root.dataset.hydrated = ''
    setTimeout(hydratePressed)
  }, [session])
  return null
}
