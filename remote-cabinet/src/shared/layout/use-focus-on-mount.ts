import { type RefObject, useEffect, useRef } from 'react'

/** The control that opened a view is gone with the old view: focus moves to this one, not to the top of the page. */
export const useFocusOnMount = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const ref = useRef<Element>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}
