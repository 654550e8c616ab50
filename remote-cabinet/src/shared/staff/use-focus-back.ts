import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes the keyboard after a dialog that nothing else can have it back from: no button has opened it, or the row of that
 * button is gone. After a mouse click the focus is not moved.
 */
export const useFocusBack = (isOpen: boolean): RefObject<HTMLButtonElement | null> => {
  const ref = useRef<HTMLButtonElement>(null)
  const isOwed = useRef(false)
  useEffect(() => {
    const forget = () => {
      isOwed.current = false
    }
    document.addEventListener('pointerdown', forget)
    return () => document.removeEventListener('pointerdown', forget)
  }, [])
  // after every render: the row may go later than the dialog
  useEffect(() => {
    if (isOpen) isOwed.current = true
    else if (isOwed.current && document.activeElement === document.body) {
      isOwed.current = false
      ref.current?.focus()
    }
  })
  return ref
}
