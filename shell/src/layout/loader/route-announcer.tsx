import { useLocation, useNavigation, useNavigationType } from '@isp/router'
import { VisuallyHidden } from '@isp/ui'
import { useEffect, useRef, useState } from 'react'
import type { Focused } from './focused.ts'

/** The title is updated in another effect; it is read after this delay, ms. */
const SETTLE_MS = 100

type RouteFocus = ReturnType<typeof import('./route-focus.ts').createRouteFocus>

/** Loaded once an element gets focus, because it is not needed earlier. Null if the chunk fails to load: the focus is then not moved. */
const loadFocus = async (signal: AbortSignal): Promise<RouteFocus | null> => {
  const loaded = await import('./route-focus.ts').catch(() => null)
  return loaded?.createRouteFocus(signal) ?? null
}

/**
 * Announces the new page to screen readers, because navigation in the browser is silent. Moves the focus too: to the
 * heading of a new page, and when going back to the link that had opened the other page.
 */
export const RouteAnnouncer = () => {
  const { pathname, key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const isIdle = useNavigation().state === 'idle'
  const announced = useRef({ pathname, key })
  const focus = useRef<Promise<RouteFocus | null> | null>(null)
  const [title, setTitle] = useState('')

  const focused = useRef<Focused | null>(null)
  const [life] = useState(() => ({ controller: new AbortController() }))

  useEffect(() => {
    const { signal } = life.controller
    const note = ({ target: element }: FocusEvent) => {
      const { tagName = '' } = element as Partial<Element>
      focused.current = { element, among: document.querySelectorAll(`main ${tagName}`) }
      focus.current ??= loadFocus(signal)
    }
    document.addEventListener('focusin', note, { signal })
    return () => {
      life.controller.abort()
      life.controller = new AbortController()
      focus.current = null
    }
  }, [life])

  useEffect(() => {
    const left = announced.current
    if (!isIdle || left.key === key) return
    announced.current = { pathname, key }
    focus.current ??= loadFocus(life.controller.signal)
    const isSamePage = left.pathname === pathname
    const step = { left: left.key, key, isBack, isSamePage, focused: focused.current }
    void focus.current.then((loaded) => {
      if (loaded) loaded.follow(step)
      else focus.current = null
    })
    if (isSamePage) return
    const timer = setTimeout(() => setTitle(document.title), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [isIdle, isBack, key, pathname, life])

  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  )
}
