/** A frame that does not come in this time never comes: the tab was hidden meanwhile; ms. */
const HIDDEN_MS = 1000

/** What a click has changed is on the screen first: what it costs to ask for more comes after. In a hidden tab nothing is painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, document.hidden ? 0 : HIDDEN_MS)
  })
