/** What was pressed shows first; what it sets in motion begins behind that frame. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work))
}
