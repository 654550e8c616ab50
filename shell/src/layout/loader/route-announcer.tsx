import { useLocation, useNavigation, useNavigationType } from '@isp/router'
import { VisuallyHidden } from '@isp/ui'
import { useEffect, useRef, useState } from 'react'
import type { Focused } from './focused.ts'

/** The head is brought up to date in an effect of its own; the name is read after it. */
const SETTLE_MS = 100

type RouteFocus = ReturnType<typeof import('./route-focus.ts').createRouteFocus>

/** No page needs it before something has had the focus. Null when its file cannot be had: the focus stays where it is. */
const loadFocus = async (signal: AbortSignal): Promise<RouteFocus | null> => {
  const loaded = await import('./route-focus.ts').catch(() => null)
  return loaded?.createRouteFocus(signal) ?? null
}

/**
 * Says the new page's name to screen readers: in-app navigation is silent otherwise. The focus goes along: to the heading of a new
 * page, and on the way back to what the other page was opened from.
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
