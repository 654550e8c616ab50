/** In a tab that nobody looks at nothing is painted; ms. */
const HIDDEN_MS = 100

/** What a click has changed is on the screen first: what it costs to ask for more comes after. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, HIDDEN_MS)
  })
