import { useLocation, useNavigation } from '@isp/router'
import { VisuallyHidden } from '@isp/ui'
import { useEffect, useRef, useState } from 'react'

/** The head is brought up to date in an effect of its own; the name is read after it. */
const SETTLE_MS = 100

/** Says the new page's name to screen readers: in-app navigation is silent otherwise. */
export const RouteAnnouncer = () => {
  const { pathname } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const announced = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (!isIdle || announced.current === pathname) return
    announced.current = pathname
    const timer = setTimeout(() => setTitle(document.title), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [isIdle, pathname])

  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  )
}
