import { useLocation } from '@isp/router'
import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Counts the changes of the address that the form itself did not ask for: back, forward, a chip, a page. Each ends
 * what was typed or ticked over the address before. The form's own change keeps it: another field may be half typed
 * meanwhile, or another box ticked. A change of the form is known by the object that it navigates with: several may be
 * under way, and their addresses may be equal to ones that the visitor goes back to.
 */
export const useDraftEra = (): { draftEra: number; ownChange: () => object } => {
  const { key, state } = useLocation()
  const [draftEra, setDraftEra] = useState(0)
  const seen = useRef(key)
  const own = useRef(new WeakSet<object>())
  useLayoutEffect(() => {
    if (seen.current === key) return
    seen.current = key
    // «back» to the same entry is none of the form's any more
    if (!own.current.delete(state as object)) setDraftEra((era) => era + 1)
  }, [key, state])
  return {
    draftEra,
    ownChange: () => {
      const change = {}
      own.current.add(change)
      return change
    },
  }
}
