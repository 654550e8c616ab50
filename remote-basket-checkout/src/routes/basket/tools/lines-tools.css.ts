import { css, type SerializedStyles } from '@emotion/react'
import { color, media, radius, space } from '@isp/ui'

export const linesToolsCss: SerializedStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  '.chosen': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flexBasis: '100%',
    gap: space[3],
    padding: `${space[2]} ${space[3]}`,
    borderRadius: radius.m,
    background: color.surfaceMuted,
  },
  [media.print]: { display: 'none' },
})

/** The basket on paper: lines and totals, nothing to press. */
export const basketPrintRules = `@media print {
  header:not(main header), footer, nav, main .tools, main button, main input[type='checkbox'],
  section[aria-labelledby='basket-summary'] a, main .hint { display: none !important }
  main .columns { display: block !important }
  main tr, section[aria-labelledby='basket-summary'] { break-inside: avoid }
  main .quantity input { border: 0 !important }
}`
