import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Puts focus into the first field of a dialog that has just opened, and back to where it was when the dialog is gone.
 * An effect of the dialog's parent: it runs after `showModal`, which would choose the cross.
 */
export const useDialogFocus = (): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null)
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('input')?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [opener])
  return ref
}
