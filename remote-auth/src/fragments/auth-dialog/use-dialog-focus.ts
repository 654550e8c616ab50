import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts focus into the first field of a dialog that has just opened. An effect of the dialog's parent: it runs after
 * `showModal`, which would choose the cross.
 */
export const useDialogFocus = (): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.querySelector<HTMLElement>('input')?.focus(), [])
  return ref
}
