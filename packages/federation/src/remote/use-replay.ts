import { type RefObject, useLayoutEffect, useRef } from 'react'
import { takeHeldSubmit } from './replay.ts'

export type ReplayProps = {
  ref: RefObject<HTMLFormElement | null>
  'data-replay': string
  /** A held form was marked as busy before React saw it. */
  suppressHydrationWarning: true
}

/**
 * Props of a form whose submit may come before hydration: it was held back and is made again, once, as soon as the
 * form's component is there. React itself replays no such submit. `<form {...useReplay('sign-in')} onSubmit={…}>`
 */
export const useReplay = (key: string): ReplayProps => {
  const ref = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const form = ref.current
    if (!form) return
    form.dataset.hydrated = ''
    form.removeAttribute('aria-busy')
    // after the effects of this commit: whoever listens to the submit is there by then
    if (takeHeldSubmit(key)) queueMicrotask(() => form.requestSubmit())
  }, [key])
  return { ref, 'data-replay': key, suppressHydrationWarning: true }
}
