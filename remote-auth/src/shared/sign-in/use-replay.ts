import { type RefObject, useLayoutEffect, useRef } from 'react'

type PageWithHeldForms = { ispHeldForms?: Map<string, HTMLFormElement> }

/** A form with `data-replay={key}` that was sent before hydration was held back by the page: it is sent again now. */
export const useReplay = (key: string): RefObject<HTMLFormElement | null> => {
  const ref = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const form = ref.current
    if (!form) return
    form.dataset.hydrated = ''
    const held = (window as PageWithHeldForms).ispHeldForms
    if (held?.get(key) !== form) return
    held.delete(key)
    form.removeAttribute('aria-busy')
    queueMicrotask(() => form.requestSubmit())
  }, [key])
  return ref
}
