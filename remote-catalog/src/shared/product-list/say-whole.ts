import type { PointerEvent } from 'react'

/** For a list as a whole: what ends in dots under the pointer is told in full by the browser's own hint. */
export const sayWhole = ({ target }: PointerEvent): void => {
  if (!(target instanceof HTMLElement) || getComputedStyle(target).overflowX !== 'hidden') return
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = target
  // what hangs below a last line is no third one
  if (scrollWidth > clientWidth || scrollHeight > clientHeight + 2)
    target.title = target.textContent
}
