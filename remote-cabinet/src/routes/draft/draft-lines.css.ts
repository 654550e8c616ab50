import { css, type SerializedStyles } from '@emotion/react'
import { color, font, radius, space, visuallyHiddenCss } from '@isp/ui'

/** The lines answer to their own width, not the window's: the cabinet's panel stands beside them. */
const stacked = '@container draft-lines (max-width: 859.98px)'

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
    },
    'tbody td, tbody th': { display: 'block', padding: 0 },
    'tbody .picture': { gridArea: 'picture', width: '56px' },
    'tbody .product': { gridArea: 'product' },
    'tbody .stock': { gridArea: 'stock', width: 'auto' },
    'tbody .price': { gridArea: 'price', textAlign: 'start', fontSize: font.size.xs },
    'tbody .quantity': { gridArea: 'quantity', width: 'auto', marginTop: space[2] },
    'tbody .sum': { gridArea: 'sum', alignSelf: 'center', fontSize: font.size.l },
    'tbody .actions': { gridArea: 'actions', width: 'auto', marginTop: `-${space[2]}` },
  },
} as const

/** All rules are on the table, so that rows need no styles of their own. */
export const draftLinesCss: SerializedStyles = css({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  justifyItems: 'start',
  containerType: 'inline-size',
  containerName: 'draft-lines',
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
  'thead .price, thead .sum, tbody .price, tbody .sum': { textAlign: 'end' },
  'tbody tr': { borderBottom: `1px solid ${color.line}` },
  '.picture': { width: '72px' },
  '.stock': { width: '160px', fontSize: font.size.xs },
  '.stock span': { display: 'block' },
  '.now': { color: color.success },
  '.later': { color: color.warning },
  '.product': { textAlign: 'start', fontWeight: font.weight.regular },
  '.product > a': { color: color.text, fontWeight: font.weight.medium, textDecoration: 'none' },
  '.article': { display: 'block', color: color.textMuted, fontSize: font.size.xs },
  '.price, .sum': { whiteSpace: 'nowrap', fontVariantNumeric: font.tabular },
  'tbody .sum': { fontWeight: font.weight.semibold, fontSize: font.size.m },
  small: { color: color.textMuted, fontSize: font.size.xs },
  '.quantity': { width: '150px' },
  '.actions': { width: '44px', textAlign: 'end' },
  '.note': {
    display: 'block',
    marginTop: space[1],
    padding: `${space[1]} ${space[2]}`,
    borderRadius: radius.s,
    background: color.warningSoft,
    color: color.warning,
    fontSize: font.size.xs,
  },
  '.note.is-problem': { background: color.dangerSoft, color: color.danger },
  '.note a': { color: 'inherit' },
  '.find': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] },
  '.find > div': { flex: '0 1 320px' },
  '.find > span, .nothing': { color: color.textMuted },
  ...stackedCss,
})
