/**
 * What Tab has come to is shown whole: a browser that sees its edge beyond a row of goods, or below the header, leaves it at
 * that (WCAG 2.4.7). Scroll paddings say where something lies over the page. Header and bars are always in sight.
 */
export const revealFocus = (signal: AbortSignal): void => {
  const reveal = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return
    document.querySelector('main :focus')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  document.addEventListener('keyup', reveal, { signal })
}
