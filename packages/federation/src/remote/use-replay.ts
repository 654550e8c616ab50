import { type RefObject, useLayoutEffect, useRef } from 'react'
import { takeHeldSubmit } from './replay.ts'

export type ReplayProps = {
  ref: RefObject<HTMLFormElement | null>
  'data-replay': string
  /** The inline script may have marked a held form as busy before React hydrates it. */
  suppressHydrationWarning: true
}

/**
 * Props for a form that may be submitted before hydration: the submit is held back and repeated once when the form's
 * component is mounted. React itself does not replay submits. `<form {...useReplay('sign-in')} onSubmit={…}>`
 */
export const useReplay = (key: string): ReplayProps => {
  const ref = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const form = ref.current
    if (!form) return
    form.dataset.hydrated = ''
    form.removeAttribute('aria-busy')
    // after the effects of this commit, so that every submit listener is attached
    if (takeHeldSubmit(key)) queueMicrotask(() => form.requestSubmit())
  }, [key])
  return { ref, 'data-replay': key, suppressHydrationWarning: true }
}
