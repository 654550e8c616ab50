import { css, type SerializedStyles } from '@emotion/react'
import { color, font, media, radius, space } from '@isp/ui'

const cell = {
  minWidth: '36px',
  height: '36px',
  [media.touch]: { minWidth: '44px', height: '44px' },
}

export const listingToolbarCss: SerializedStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBottom: space[3],
  fontSize: font.size.s,
  '.sort': {
    position: 'relative',
    flex: '1 1 128px',
    minWidth: 0,
    maxWidth: '240px',
    svg: {
      position: 'absolute',
      right: space[2],
      top: 'calc(50% - 8px)',
      color: color.textMuted,
      pointerEvents: 'none',
    },
  },
  '.sort select': {
    width: '100%',
    height: '36px',
    padding: `0 ${space[7]} 0 ${space[3]}`,
    appearance: 'none',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.m,
    background: color.surface,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    [media.touch]: { height: '44px' },
  },
  '.first': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    cursor: 'pointer',
    [media.touch]: { minHeight: '44px' },
  },
  'noscript button': {
    height: '36px',
    padding: `0 ${space[3]}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.m,
  },
  nav: { display: 'flex', alignItems: 'center', gap: '2px' },
  'nav a': {
    ...cell,
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.m,
    color: color.textSecondary,
    textDecoration: 'none',
    fontVariantNumeric: font.tabular,
    [media.hover]: { '&:hover': { background: color.surfaceMuted, color: color.text } },
  },
  'nav a[aria-current]': {
    background: color.surfaceSunken,
    color: color.text,
    fontWeight: font.weight.semibold,
  },
  '.sizes': { display: 'none', marginInlineStart: 'auto' },
  '.sizes > span': { paddingInline: space[1], color: color.textMuted },
  '.views': { marginInlineStart: 'auto' },
  // on a phone one line, which a finger draws along; a note wants one of its own
  [media.down(744)]: {
    '&:not(:has([role=note]))': { flexWrap: 'nowrap' },
    overflowX: 'auto',
    // a ring of focus is drawn outside of a control, and a box that scrolls would cut it
    margin: `0 -${space[4]}`,
    padding: `${space[1]} ${space[4]}`,
    scrollbarWidth: 'none',
    '> *': { flex: 'none' },
    '.sort': { flex: '0 0 176px' },
    // rows are cards either way
    '.views a:nth-of-type(2)': { display: 'none' },
  },
  [media.up(744)]: { '.sizes': { display: 'flex' } },
  // one line for all of it
  [media.up(1338)]: { '.views': { marginInlineStart: space[2] } },
})
