import { type RefObject, useEffect } from 'react'

/** Closes a native `<details>` on a press outside and on Escape, which returns the focus to its summary. */
export const useSelfClosingDetails = (detailsRef: RefObject<HTMLDetailsElement | null>): void =>
  useEffect(() => {
    const details = detailsRef.current
    if (!details) return
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.contains(target)) details.open = false
    }
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', handlePointerDown)
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      document.removeEventListener('pointerdown', handlePointerDown)
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [detailsRef])
