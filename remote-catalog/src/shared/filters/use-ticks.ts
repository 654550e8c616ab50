import { useCallback } from 'react'
import { useDraft } from '../listing/use-draft.ts'

export type Ticks = {
  isTicked: (key: string) => boolean
  /** Stable within an era, so that a tick draws one box anew. */
  tick: (key: string, isOn: boolean) => void
}

/** Which values look ticked: the address's (`selected`), and over them what has been pressed since `era` began. */
export const useTicks = (selected: readonly string[], era: number): Ticks => {
  const [ticks, change] = useDraft<Record<string, boolean>>(era)
  const tick = useCallback(
    (key: string, isOn: boolean) => change((before) => ({ ...before, [key]: isOn })),
    [change],
  )
  return { isTicked: (key) => ticks?.[key] ?? selected.includes(key), tick }
}
