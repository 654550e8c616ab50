/**
 * Scrolls an element focused by Tab fully into view: browsers stop if only its edge is visible beside a horizontal list or below the header
 * (WCAG 2.4.7). Scroll padding accounts for what covers the page. Header and bars are always visible.
 */
export const revealFocus = (signal: AbortSignal): void => {
  const reveal = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return
    document.querySelector('main :focus')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  document.addEventListener('keyup', reveal, { signal })
}
