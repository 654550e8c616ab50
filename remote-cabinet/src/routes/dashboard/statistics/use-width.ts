import { type RefCallback, useCallback, useState } from 'react'

/** The width of an element as it is laid out, in whole px; `fallback` until it is known, on the server for one. */
export const useWidth = (fallback: number): [RefCallback<Element>, number] => {
  const [width, setWidth] = useState(fallback)
  const watch = useCallback((element: Element | null) => {
    if (!element) return
    const measure = () => setWidth((before) => Math.floor(element.clientWidth) || before)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [watch, width]
}
