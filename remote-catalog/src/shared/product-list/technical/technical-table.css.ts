import { css, keyframes, type SerializedStyles } from '@emotion/react'
import { color, font, media, radius, shadow, space, sticky, visuallyHiddenCss } from '@isp/ui'
import type { TileParts } from '../tile-parts.ts'

/** Widths from 744 px on: the name at the left, price and basket (px) at the right stay in sight. */
const NAME = 'clamp(200px, 27cqi, 256px)'
const PRICE = 104
const BUY = 228

/** More lies under the columns at the right until the box is scrolled to its end; none of it where all of it fits. */
const more = keyframes({
  'from, 95%': { boxShadow: `-8px 0 8px -6px ${color.lineStrong}` },
})

/**
 * The box scrolls both ways by itself: the header, the name and what is ordered by stay, the characteristics scroll
 * between, the page is never wider than the screen. In a narrow box the price alone stays at the right.
 */
export const technicalCss = ({
  basketSlotCss,
  compactSlotCss,
  stockCss,
}: Pick<TileParts, 'basketSlotCss' | 'compactSlotCss' | 'stockCss'>): SerializedStyles =>
  css({
    containerType: 'inline-size',
    fontSize: font.size.s,
    '.bar': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[2],
      minHeight: '44px',
      paddingBottom: space[2],
      color: color.textMuted,
    },
    '.bar .hint': { marginInlineStart: 'auto', fontSize: font.size.xs },
    '.hidden': visuallyHiddenCss,
    '.chooser': { position: 'relative', color: color.text },
    '.chooser > summary': {
      display: 'inline-flex',
      alignItems: 'center',
      height: '32px',
      padding: `0 ${space[3]}`,
      border: `1px solid ${color.lineStrong}`,
      borderRadius: radius.m,
      cursor: 'pointer',
      [media.touch]: { height: '44px' },
    },
    '.chooser > div': {
      position: 'absolute',
      zIndex: 3,
      top: '100%',
      left: 0,
      width: 'min(340px, 88vw)',
      maxHeight: '60vh',
      marginTop: space[1],
      padding: space[3],
      overflowY: 'auto',
      borderRadius: radius.l,
      background: color.surface,
      boxShadow: shadow.overlay,
    },
    '.chooser li': { display: 'flex', alignItems: 'center' },
    '.chooser label': {
      display: 'flex',
      flex: 1,
      alignItems: 'center',
      gap: space[2],
      minHeight: '32px',
      [media.touch]: { minHeight: '44px' },
    },
    '.box': {
      position: 'relative', // words for ears alone stand in it, not beside the page
      maxHeight: 'calc(100dvh - var(--header-offset, 0px) - 24px)',
      minHeight: '240px',
      overflow: 'auto',
      // what is reached by keyboard does not stop under the head, the name and the price
      scrollPadding: '64px 0 0 132px',
      overscrollBehaviorX: 'contain',
      border: `1px solid ${color.line}`,
      borderRadius: radius.m,
    },
    table: { minWidth: '100%', borderCollapse: 'separate', borderSpacing: 0 },
    'th, td': {
      height: '44px',
      padding: `${space.px} ${space[2]}`,
      borderBottom: `1px solid ${color.line}`,
      background: color.surface,
      fontWeight: font.weight.regular,
      fontVariantNumeric: font.tabular,
      lineHeight: font.line.tight,
      textAlign: 'start',
    },
    'td:not(.buy, .marks)': { whiteSpace: 'nowrap' },
    // words of a characteristic take two lines rather than a column as wide as they are
    'td.words': { minWidth: '132px', whiteSpace: 'normal' },
    'tbody th': { paddingBlock: space[1] },
    '.number': { textAlign: 'end' },
    'thead .number': { maxWidth: '112px' },
    'thead th': {
      position: sticky,
      top: 0,
      zIndex: 1,
      background: color.surfaceMuted,
      color: color.textSecondary,
      fontSize: font.size.xs,
      fontWeight: font.weight.medium,
    },
    'thead a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '32px',
      color: 'inherit',
      textDecoration: 'none',
      lineHeight: font.line.tight,
      [media.touch]: { minHeight: '44px' },
      [media.hover]: { '&:hover': { color: color.linkHover } },
    },
    'th:first-of-type': {
      position: sticky,
      left: 0,
      zIndex: 1, // over the stock of its row, which has a place of its own
      width: NAME,
      minWidth: NAME,
      borderInlineEnd: `1px solid ${color.line}`,
      [media.down(744)]: { width: '132px', minWidth: '132px', fontSize: font.size.xs },
    },
    'thead th:first-of-type': { zIndex: 2 },
    // the pinned column stands right after the name
    '.has-pinned': {
      'td:first-of-type, thead th:nth-of-type(2)': {
        position: sticky,
        left: NAME,
        zIndex: 1,
        borderInlineEnd: `1px solid ${color.line}`,
      },
      'thead th:nth-of-type(2)': { zIndex: 2 },
      [media.down(744)]: {
        'td:first-of-type, thead th:nth-of-type(2)': { left: '132px', maxWidth: '120px' },
      },
    },
    'tbody a': { color: color.text, textDecoration: 'none' },
    [media.hover]: { 'tbody tr:hover > *': { background: color.surfaceMuted } },
    ...stockCss,
    ...basketSlotCss,
    '.marks': { padding: 0, whiteSpace: 'nowrap' },
    '.marks form': { display: 'inline-block' },
    '.buy': { minWidth: '288px' },
    [media.up(744)]: {
      '.box': { scrollPaddingInline: `${NAME} ${PRICE}px` },
      '.price': {
        position: sticky,
        right: 0,
        minWidth: `${PRICE}px`,
        borderInlineStart: `1px solid ${color.line}`,
        animation: `${more} linear`,
        animationTimeline: 'scroll(inline)',
      },
      'thead .price, thead .buy': { zIndex: 2 },
      '.buy': { width: `${BUY}px`, minWidth: `${BUY}px`, ...compactSlotCss },
    },
    '@container (min-width: 690px)': {
      '.box': { scrollPaddingInlineEnd: `${PRICE + BUY}px` },
      '.price': { right: `${BUY}px` },
      '.buy': { position: sticky, right: 0 },
    },
  })
