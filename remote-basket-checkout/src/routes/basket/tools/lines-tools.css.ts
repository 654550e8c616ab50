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

const hidden = { display: 'none !important' } as const

/** The basket on paper: lines and totals, nothing to press. */
export const basketPrintCss: SerializedStyles = css({
  [media.print]: {
    'body > * header:not(main header), footer, nav': hidden,
    'main .tools, main button, main input[type="checkbox"], main [role="search"]': hidden,
    'section[aria-labelledby="basket-summary"] a, main .hint': hidden,
    'main .columns': { display: 'block !important' },
    'main tr, section[aria-labelledby="basket-summary"]': { breakInside: 'avoid' },
    'main .quantity input': { border: 'none !important', textAlign: 'end' },
  },
})
