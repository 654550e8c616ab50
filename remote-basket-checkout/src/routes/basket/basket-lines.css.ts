import { css, type SerializedStyles } from '@emotion/react'
import { color, font, media, radius, space, visuallyHiddenCss } from '@isp/ui'

const partsCss = {
  '.picture': { width: '72px', minWidth: '72px', color: color.textDisabled },
  '.picture img, .picture svg': {
    width: '56px',
    maxWidth: 'none',
    height: '56px',
    objectFit: 'contain',
  },
  '.picture svg': { padding: space[3] },
  // no column of its own, a finger's size
  '.picture input': { position: 'absolute', width: '20px', height: '20px', margin: 0, zIndex: 1 },
  [media.touch]: { '.picture input': { width: '28px', height: '28px' } },
  '.head th': { textAlign: 'start', color: color.textSecondary, paddingTop: space[4] },
  '.product': { textAlign: 'start', fontWeight: font.weight.regular },
  '.product > a, .product > span:first-of-type:not(.article)': {
    fontWeight: font.weight.medium,
    lineHeight: font.line.snug,
  },
  '.product > a': {
    display: 'inline-block',
    color: color.text,
    textDecoration: 'none',
    [media.hover]: { '&:hover': { color: color.linkHover } },
  },
  '.article': {
    display: 'block',
    color: color.textMuted,
    fontSize: font.size.xs,
    fontVariantNumeric: font.tabular,
    whiteSpace: 'nowrap',
  },
  '.note': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[3],
    marginTop: space[1],
    padding: `${space[1]} ${space[2]}`,
    borderRadius: radius.s,
    background: color.warningSoft,
    color: color.warning,
    fontSize: font.size.xs,
  },
  '.extras': { minHeight: '24px' },
  '.note.is-problem': { background: color.dangerSoft, color: color.danger },
  '.note a': { color: 'inherit', [media.touch]: { paddingBlock: space[3] } },
  '.price, .sum': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: font.tabular },
  'tbody .sum': { fontWeight: font.weight.semibold, fontSize: font.size.m },
  'tr[aria-busy] .sum': { color: color.textMuted },
  '.problem .picture img': { opacity: 0.5 },
  small: { display: 'block', color: color.textMuted, fontSize: font.size.xs },
  '.state': { display: 'flex', gap: space[1.5], fontSize: font.size.xs },
  '.state .dot': {
    flex: 'none',
    marginTop: '0.4em',
    height: '8px',
    border: '4px solid currentColor',
    borderRadius: '50%',
  },
  '.state.now': { color: color.success },
  '.state.later': { color: color.warning },
} as const

/** The lines answer to their own width, not the window's: beside the summary they have less than the page. */
const TABLE_FROM = 880
const stacked = `@container basket-lines (max-width: ${TABLE_FROM - 0.02}px)`
const roomy = `@container basket-lines (min-width: 560px) and (max-width: ${TABLE_FROM - 0.02}px)`

/** Without room for seven columns a line is a picture with the rest beside it; the header is said, not drawn. */
const stackedCss = {
  [stacked]: {
    thead: visuallyHiddenCss,
    'table, tbody': { display: 'block' },
    'tbody tr': {
      display: 'grid',
      gridTemplateColumns: '56px minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"picture product actions" "picture stock stock" "picture price price" "quantity quantity sum"',
      columnGap: space[3],
      rowGap: space[1],
      padding: `${space[4]} 0`,
      // what is far below costs nothing until it is scrolled to
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 190px',
    },
    'tbody td, tbody th': { display: 'block', padding: 0 },
    'tbody tr.head': { display: 'block', paddingBottom: space[2] },
    'tbody .picture': { gridArea: 'picture', width: '56px', minWidth: '56px' },
    '.picture input': { marginTop: '60px' }, // below the picture
    'tbody .product': { gridArea: 'product' },
    'tbody .stock': { gridArea: 'stock', width: 'auto' },
    'tbody .price': {
      gridArea: 'price',
      textAlign: 'start',
      color: color.textSecondary,
      fontSize: font.size.xs,
      small: { display: 'inline', marginInlineStart: space[1] },
    },
    'tbody .quantity': { gridArea: 'quantity', width: 'auto', marginTop: space[2] },
    'tbody .sum': { gridArea: 'sum', alignSelf: 'center', fontSize: font.size.l },
    'tbody .actions': { gridArea: 'actions', width: 'auto', marginTop: `-${space[2]}` },
  },
  [roomy]: {
    'tbody tr': {
      gridTemplateColumns: '56px minmax(0, 1fr) 150px 128px 44px',
      gridTemplateAreas:
        '"picture product product product actions" "picture stock quantity sum sum" "picture price quantity sum sum"',
      gridTemplateRows: 'auto auto 1fr',
    },
    'tbody .quantity': { marginTop: 0 },
    'tbody .sum': { alignSelf: 'start', paddingTop: space[2] },
  },
} as const

export const basketLinesCss: SerializedStyles = css({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  containerType: 'inline-size',
  containerName: 'basket-lines',
  fontSize: font.size.s,
  caption: visuallyHiddenCss,
  table: { width: '100%' },
  'th, td': { padding: space[2], verticalAlign: 'middle' },
  'thead th': {
    background: color.surfaceMuted,
    color: color.textSecondary,
    fontSize: font.size.xs,
    fontWeight: font.weight.medium,
    textAlign: 'start',
  },
  'thead .price, thead .sum': { textAlign: 'end' },
  'tbody tr': { borderBottom: `1px solid ${color.line}` },
  '.stock': { width: '176px' },
  '.quantity': { width: '150px' },
  '.actions': { width: '44px', textAlign: 'end' },
  '.find': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] },
  '.find > div': { flex: '1 1 280px', maxWidth: '420px' },
  '.find > span, .nothing': { color: color.textMuted },
  ...partsCss,
  ...stackedCss,
  // with room enough the box stands before the picture
  [`@container basket-lines (min-width: ${TABLE_FROM}px)`]: {
    '.picture': { width: '104px', minWidth: '104px', whiteSpace: 'nowrap' },
    '.picture input': {
      position: 'static',
      marginInlineEnd: space[3],
      verticalAlign: 'middle',
    },
    '.picture img, .picture svg': { verticalAlign: 'middle' },
  },
})
