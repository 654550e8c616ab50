import { useLocation } from '@isp/router'
import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Counts the changes of the address that the form itself did not ask for: back, forward, a chip, a page. Each ends
 * what was typed over the address before. The form's own change keeps it: another field may be half typed meanwhile.
 */
export const useDraftEra = (
  place: string,
): { draftEra: number; expect: (place: string) => void } => {
  const { key } = useLocation()
  const [draftEra, setDraftEra] = useState(0)
  const seen = useRef(key)
  const expected = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (seen.current === key) return
    seen.current = key
    const isOwn = expected.current === place
    expected.current = null
    if (!isOwn) setDraftEra((era) => era + 1)
  }, [key, place])
  return {
    draftEra,
    expect: (next) => {
      expected.current = next
    },
  }
}
