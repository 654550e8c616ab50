import { type RefObject, startTransition, useEffect, useState } from 'react'

/** Rows `from` up to `to` and columns `left` up to `right` are drawn. */
export type Drawn = { from: number; to: number; left: number; right: number }

/** Beyond what is seen, so that keys and a slow wheel find the next cells drawn; moves by as many at once. */
const STEP = 4

const span = (scrolled: number, seen: number, size: number): [number, number] => [
  Math.max(Math.floor(scrolled / size / STEP) - 1, 0) * STEP,
  (Math.ceil((scrolled + seen) / size / STEP) + 1) * STEP,
]

const measured = (box: HTMLElement): Drawn => {
  const [corner, column] = box.querySelectorAll<HTMLElement>('thead th')
  const row = box.querySelector<HTMLElement>('tbody th')
  const [from, to] = span(box.scrollTop, box.clientHeight, row?.offsetHeight || 84)
  const [left, right] = span(
    box.scrollLeft,
    box.clientWidth - (corner?.offsetWidth ?? 0),
    column?.offsetWidth || 120,
  )
  return { from, to, left, right }
}

/** Cells so far out of sight, px, are still drawn, and will not be much longer. */
const FAR = 300

/** A focus whose cell is about to go stays in the box: elsewhere it would fall on a link, which Enter opens. */
const leaveFar = (box: HTMLElement): void => {
  const focused = document.activeElement
  if (!focused || focused === box || !box.contains(focused)) return
  const { top, left } = focused.getBoundingClientRect()
  const seen = box.getBoundingClientRect()
  const isNear =
    top > seen.top - FAR &&
    top < seen.bottom + FAR &&
    left > seen.left - FAR &&
    left < seen.right + FAR
  if (!isNear) box.focus({ preventScroll: true })
}

/**
 * Of a long matrix only the cells around the seen ones are in the document: 12,000 with their links and fields would
 * make it slow. What is short is drawn whole, and what the server sends too.
 */
export const useWindow = (box: RefObject<HTMLElement | null>, isLong: boolean): Drawn | null => {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    const { current } = box
    if (!(current && isLong)) return setDrawn(null)
    const update = () => {
      leaveFar(current)
      const next = measured(current)
      startTransition(() =>
        setDrawn((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next)),
      )
    }
    update()
    current.addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    return () => {
      current.removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  }, [isLong])
  return drawn
}
