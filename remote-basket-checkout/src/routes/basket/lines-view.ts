import type { BasketLine } from '@isp/contract'
import { useCallback, useRef, useState } from 'react'

type Arrange = {
  sort: (lines: readonly BasketLine[]) => readonly BasketLine[]
  /** What stands over lines that belong together. */
  headOf: ((line: BasketLine) => string) | null
} | null

export type LinesView = {
  arrange: Arrange
  setArrange: (arrange: Arrange) => void
  selected: ReadonlySet<number>
  select: (ids: ReadonlySet<number>) => void
  /** Draws what is not drawn yet. */
  showAll: () => void
}

/** How the lines stand and which are chosen; with Shift, all from the last one that was pressed. */
export const useLinesView = (shown: { readonly current: readonly BasketLine[] }) => {
  const [arrange, setArrange] = useState<Arrange>(null)
  const [selected, select] = useState<ReadonlySet<number>>(new Set())
  const last = useRef(0)
  const toggle = useCallback(
    (id: number, isRange: boolean) => {
      const ids = shown.current.map(({ productId }) => productId)
      const [from, to] = [ids.indexOf(last.current), ids.indexOf(id)].sort((a, b) => a - b)
      const range =
        isRange && from !== undefined && from >= 0 ? ids.slice(from, (to ?? 0) + 1) : [id]
      last.current = id
      select((before) => {
        const after = new Set(before)
        for (const one of range) before.has(id) ? after.delete(one) : after.add(one)
        return after
      })
    },
    [shown],
  )
  return { arrange, setArrange, selected, select, toggle }
}
