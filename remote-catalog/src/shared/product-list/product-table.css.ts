import { css, type SerializedStyles } from '@emotion/react'
import {
  color,
  font,
  media,
  motion,
  priceViewCss,
  radius,
  space,
  sticky,
  visuallyHiddenCss,
} from '@isp/ui'
import { basketSlotCss, compactSlotCss } from '../basket-slot/basket-slot.css.ts'
import { stockCss } from './stock.css.ts'

/** The list answers to its own width, not the window's: beside the filters it has less than the page. */
const wide = (from: number) => `@container product-list (min-width: ${from}px)`
/** Below this the minimum order moves from a column of its own to a line under the name. */
const MINIMUM_COLUMN = 880
const dense = `@container product-list (max-width: ${MINIMUM_COLUMN - 0.02}px)`
const narrow = '@container product-list (max-width: 639.98px)'
/** Dense rows have stock under the price here: the name gets its column. */
const folded = `@container product-list (min-width: 640px) and (max-width: ${MINIMUM_COLUMN - 0.02}px)`

const cellsCss = {
  th: { textAlign: 'start', fontWeight: font.weight.regular },
  'th, td': { padding: `${space[2]} ${space[2]}`, verticalAlign: 'middle' },
  'thead th': {
    position: sticky,
    // The shell says how much of the window's top its header covers now.
    top: 'var(--header-offset, 0px)',
    transition: `top ${motion.normal} ${motion.ease}`,
    zIndex: 1,
    background: color.surfaceMuted,
    color: color.textSecondary,
    fontSize: font.size.xs,
    fontWeight: font.weight.medium,
    lineHeight: font.line.tight,
    verticalAlign: 'bottom',
  },
  'tbody tr': { borderBottom: `1px solid ${color.line}` },
  [media.hover]: { 'tbody tr:hover': { background: color.surfaceMuted } },
  // The name takes whatever the figures leave; long words in the others break rather than widen the page.
  '.product': { overflowWrap: 'anywhere' },
  '.picture': { width: '64px', paddingInlineStart: space[1], color: color.textDisabled },
  '.picture a': {
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    borderRadius: radius.m,
    overflow: 'hidden',
    background: color.surface,
    color: 'inherit',
  },
  '.picture img': { width: '100%', height: '100%', objectFit: 'contain' },
  '.name': {
    paddingBlock: space[1], // as in stock.css.ts
    color: color.text,
    fontWeight: font.weight.medium,
    textDecoration: 'none',
    lineHeight: font.line.snug,
    [media.hover]: { '&:hover': { color: color.linkHover } },
  },
  '.facts': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[3],
    color: color.textMuted,
    fontSize: font.size.xs,
  },
  '.article': { fontVariantNumeric: font.tabular },
  '.portion': { display: 'none' },
  '.tech': {
    display: 'none',
    width: '112px',
    fontVariantNumeric: font.tabular,
    overflowWrap: 'anywhere',
  },
  // Figures stand under each other, units in the header above them.
  '.tech.number': { width: '76px', textAlign: 'end', paddingInline: `0 ${space[4]}` },
  '.minimum, .price, .stock': { fontVariantNumeric: font.tabular, whiteSpace: 'nowrap' },
  '.stock': { width: '132px' },
  '.minimum': { width: '96px' },
  '.price, thead .price': { width: '116px', textAlign: 'end' },
  '.buy': { width: '138px', paddingInlineEnd: 0 },
  '.marks': { width: '36px', padding: 0 },
  'td.price': { fontSize: font.size.l, fontWeight: font.weight.semibold },
  '.request': { color: color.textSecondary, fontSize: font.size.s, fontWeight: 'normal' },
  small: { display: 'block', color: color.textMuted, fontSize: font.size.xs, fontWeight: 'normal' },
  // one line below the price, whatever stands in it: rows stay as high as they are
  '.base::before': { content: '"\\A"', whiteSpace: 'pre' },
  'html[data-prices~="base"] & :is(.base, .base + small)': { display: 'inline' },
  '.base + small': { marginInlineStart: space[1] },
} as const

/** As many technical columns as leave the name some 250 px. */
const columnsCss = {
  [wide(960)]: { '.tech-1': { display: 'table-cell' } },
  [wide(1120)]: { '.tech-2': { display: 'table-cell' } },
  [wide(1240)]: { '.tech-3': { display: 'table-cell' } },
  [wide(1360)]: { '.tech-4': { display: 'table-cell' } },
  [wide(1480)]: { '.tech-5, .tech-6': { display: 'table-cell' } },
  [dense]: {
    '.minimum': { display: 'none' },
    '.portion': { display: 'inline' },
  },
} as const

/** On a phone a row is a picture with lines beside it; the header is said, not drawn. */
const phoneCss = {
  [narrow]: {
    thead: visuallyHiddenCss,
    'table, tbody': { display: 'block' },
    'html:not([data-again]) & .far': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 684px',
    },
    'tbody tr': {
      display: 'grid',
      gridTemplateColumns: '72px minmax(0, 1fr) auto',
      columnGap: space[3],
      rowGap: space[1],
      padding: `${space[3]} 0`,
    },
    'tbody td, tbody th': { display: 'block', padding: 0 },
    '.picture': { gridRow: '1 / span 3', width: '72px' },
    '.picture a': { width: '72px', height: '72px' },
    '.product': { gridColumn: '2 / -1', minWidth: 0 },
    'tbody .tech-1, tbody .tech-2': {
      display: 'flex',
      gridColumn: '2 / -1',
      justifyContent: 'space-between',
      gap: space[2],
      width: 'auto',
      fontSize: font.size.xs,
      '&::before': {
        content: 'attr(data-label)',
        color: color.textMuted,
        overflowWrap: 'normal',
        textAlign: 'start',
      },
    },
    '.tech.number': { width: 'auto', paddingInlineEnd: 0 },
    'tbody .stock': { gridColumn: '2 / 3', alignSelf: 'end', width: 'auto', whiteSpace: 'normal' },
    'tbody .price': { gridColumn: '3 / 4', alignSelf: 'end', width: 'auto' },
    'tbody .buy': { gridColumn: '1 / -1', width: 'auto', paddingTop: space[1] },
    // as wide as the picture above them
    'tbody .marks': {
      display: 'flex',
      gridColumn: 1,
      gridRow: 4,
      alignSelf: 'end',
      width: '72px',
      minHeight: '36px', // also before they come
      [media.touch]: { minHeight: '44px' },
    },
    'tbody .marks div': { display: 'flex' }, // the place of those that come later
    '.marks button': { minWidth: '36px', width: '36px' },
    'tbody .price small': { display: 'inline', marginInlineStart: space[1] },
  },
} as const

/**
 * Rows of 44 px, higher where a name needs it (WCAG 1.4.12): quantity and button on one line, the smallest order beside the
 * article. Who has chosen roomy rows is known to the document's starter before the first paint.
 */
const denseCss = {
  [wide(640)]: {
    'tbody tr': { height: '44px' },
    'tbody td, tbody th': { paddingBlock: '2px', lineHeight: 1.15 },
    '.picture': { width: '44px' },
    '.picture a': { width: '36px', height: '36px' },
    '.name': { lineHeight: 'inherit' },
    '.facts': { lineHeight: 1.1 },
    '.portion': { display: 'inline' },
    '.minimum': { display: 'none' },
    'td.price': { fontSize: font.size.m },
    '.buy': { width: '216px', ...compactSlotCss },
    '.marks': { width: '64px', whiteSpace: 'nowrap' },
    '.marks form': { display: 'inline-block' },
  },
  [folded]: {
    'table, thead, tbody': { display: 'block' },
    thead: { position: sticky, top: 'var(--header-offset, 0px)', zIndex: 1 },
    'thead tr': { background: color.surfaceMuted },
    'thead th': { position: 'static', paddingBlock: space.px },
    tr: {
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr) 130px 214px 64px',
      alignItems: 'center',
    },
    'tbody tr': { height: 'auto', minHeight: '48px' },
    'th, td': { gridRow: '1 / span 2', paddingInline: `${space[1]} ${space[2]}` },
    '.product': { minWidth: 0 },
    '.price, .stock': { gridArea: '1 / 3', alignSelf: 'end', width: 'auto', textAlign: 'end' },
    'tbody .price': { paddingBottom: 0 },
    '.stock': { gridRow: 2, alignSelf: 'start' },
    'tbody .stock': { paddingTop: 0 },
    '.facts': { columnGap: space[2] },
    '.state, .state small': { display: 'block', lineHeight: 'inherit', whiteSpace: 'nowrap' },
    '.state': { paddingInlineStart: 0 },
    '.state::before': {
      position: 'static',
      display: 'inline-block',
      marginInlineEnd: space[1.5],
    },
    'tbody .price small': { display: 'inline', marginInlineStart: space[1] },
    '.buy': { width: 'auto', paddingInlineEnd: 0 },
    '.marks': { width: 'auto', padding: 0 },
  },
} as const

export const productTableCss: SerializedStyles = css({
  ...priceViewCss,
  containerType: 'inline-size',
  containerName: 'product-list',
  fontSize: font.size.s,
  // columns as wide as the head says: another list moves none of them
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  'caption, .hidden': visuallyHiddenCss,
  ...cellsCss,
  ...stockCss,
  ...columnsCss,
  ...phoneCss,
  ...basketSlotCss,
  'html:not([data-view]) &.is-dense': denseCss,
})
