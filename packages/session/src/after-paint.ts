/** Timeout in ms: a hidden tab gets no animation frames. */
const HIDDEN_MS = 1000

/** Resolves after the next paint, so that the result of a click is shown before further requests; at once in a hidden tab. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, document.hidden ? 0 : HIDDEN_MS)
  })
