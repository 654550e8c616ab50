import { css, keyframes, type SerializedStyles } from '@emotion/react'
import { color, font, media, motion, radius, space, sticky, visuallyHiddenCss } from '@isp/ui'

const veil = keyframes({ from: { opacity: 0 }, to: { opacity: 0.55 } })
const appear = keyframes({ from: { opacity: 0 } })

export const productListingCss: SerializedStyles = css({
  [media.up(1024)]: {
    display: 'grid',
    gridTemplateColumns: '232px minmax(0, 1fr)',
    columnGap: space[6],
    alignItems: 'start',
  },
  [media.up(1440)]: { gridTemplateColumns: '264px minmax(0, 1fr)', columnGap: space[8] },
  // Focus is brought here after a change; a ring around a whole list says nothing.
  '#listing:focus-visible': { outline: 'none' },
  // The keyboard's way past eighty filters.
  '.to-list': {
    position: 'absolute',
    zIndex: 2,
    padding: `${space[2]} ${space[3]}`,
    borderRadius: radius.m,
    background: color.surface,
    color: color.link,
    '&:not(:focus)': visuallyHiddenCss,
  },
  '.filters-button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    height: '36px',
    padding: `0 ${space[3]}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.m,
    color: color.text,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    [media.touch]: { height: '44px' },
    [media.up(1024)]: { display: 'none' },
  },
  // Said in every case; shown where it differs from the count in the heading.
  '.status.is-shown': { paddingBottom: space[2], color: color.textMuted, fontSize: font.size.s },
  '.status:not(.is-shown)': visuallyHiddenCss,
  '#listing, .goods': { position: 'relative' },
  '.goods': { fontSize: font.size.s },
  // A wait that is over at once is not drawn. A veil, because dimming the table itself would lay it out anew.
  '[aria-busy=true] > .goods::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    background: color.surface,
    pointerEvents: 'none',
    animation: `${veil} ${motion.normal} ${motion.ease} 150ms both`,
  },
  // over the list, not in it: its coming lays out no row
  '.spinner': {
    position: 'absolute',
    inset: 0,
    zIndex: 2,
    display: 'grid',
    placeItems: 'start center',
    color: color.accent,
    pointerEvents: 'none',
    animation: `${appear} 0s 150ms both !important`,
    '& > *': { position: sticky, top: '40vh' },
  },
})
