import { useCallback, useState } from 'react'

/** Shape of a change: what is drafted over the address now (`undefined`: nothing) → what is drafted next. */
type ChangeDraft<Draft> = (next: (before: Draft | undefined) => Draft) => void

/**
 * What a control shows over the address: the visitor's own choices since `era` began (`useDraftEra`). They also hold
 * while lists of earlier choices still arrive, so that a quick second choice never loses the first one.
 */
export const useDraft = <Draft>(era: number): [Draft | undefined, ChangeDraft<Draft>] => {
  const [draft, setDraft] = useState<{ era: number; value?: Draft }>({ era })
  const change = useCallback<ChangeDraft<Draft>>(
    (next) =>
      setDraft((before) => ({
        era,
        value: next(before.era === era ? before.value : undefined),
      })),
    [era],
  )
  return [draft.era === era ? draft.value : undefined, change]
}
