import { type RefObject, useLayoutEffect, useRef } from 'react'

declare global {
  interface Window {
    /** Forms submitted before hydration, by their `data-replay` key; the shell's inline starter fills it. */
    ispHeldForms?: Map<string, HTMLFormElement>
  }
}

/**
 * For a form with `data-replay={key}`: a submit that came before hydration was held back and is made again, once,
 * as soon as the form's component is there. React itself replays no such submit.
 */
export const useReplay = (key: string): RefObject<HTMLFormElement | null> => {
  const ref = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const form = ref.current
    if (!form) return
    form.dataset.hydrated = ''
    form.removeAttribute('aria-busy')
    // after the effects of this commit: whoever listens to the submit is there by then
    if (window.ispHeldForms?.delete(key)) queueMicrotask(() => form.requestSubmit())
  }, [key])
  return ref
}
