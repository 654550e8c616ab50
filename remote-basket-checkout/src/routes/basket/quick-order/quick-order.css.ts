import { css, type SerializedStyles } from '@emotion/react'
import { color, font, media, radius, shadow, space, sticky, zIndex } from '@isp/ui'

const entryCss = {
  '.entry': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 96px',
    gap: space[3],
    alignItems: 'end',
    [media.up(744)]: { gridTemplateColumns: 'minmax(0, 380px) 112px auto 1fr' },
  },
  '.entry .article': { position: 'relative' },
  '.entry [role="listbox"]': {
    position: 'absolute',
    zIndex: zIndex.dropdown,
    insetInline: 0,
    top: '100%',
    margin: `${space[1]} 0 0`,
    padding: space[1],
    listStyle: 'none',
    borderRadius: radius.m,
    background: color.surface,
    boxShadow: shadow.overlay,
  },
  '.entry [role="option"]': {
    padding: `${space[2]} ${space[3]}`,
    borderRadius: radius.s,
    fontSize: font.size.s,
    cursor: 'pointer',
    [media.touch]: { paddingBlock: space[3] },
  },
  '.entry [aria-selected="true"]': { background: color.surfaceMuted },
  '.entry .said': { alignSelf: 'center', color: color.textMuted, fontSize: font.size.s },
} as const

const linesCss = {
  '.lines, .candidates ul': { margin: 0, padding: 0, listStyle: 'none' },
  '.lines[aria-busy="true"]': { opacity: 0.6 },
  '.lines > li': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    gridTemplateAreas:
      '"picture product drop" "picture price price" "quantity quantity sum" "choice choice choice"',
    gap: `${space[1]} ${space[3]}`,
    paddingBlock: space[3],
    borderTop: `1px solid ${color.line}`,
    [media.up(1024)]: {
      gridTemplateColumns: '56px minmax(0, 1fr) 170px 150px 120px 44px',
      gridTemplateAreas:
        '"picture product price quantity sum drop" "picture choice choice choice choice choice"',
      alignItems: 'start',
    },
  },
  '.lines > li > .picture': { gridArea: 'picture', width: '56px' },
  '.lines .product': { gridArea: 'product', minWidth: 0, overflowWrap: 'anywhere' },
  '.lines .product > a, .lines .product > span': {
    color: color.text,
    fontWeight: font.weight.medium,
    lineHeight: font.line.snug,
  },
  '.lines .price': { gridArea: 'price', fontVariantNumeric: font.tabular },
  '.lines .quantity': { gridArea: 'quantity' },
  '.lines .sum': {
    gridArea: 'sum',
    alignSelf: 'center',
    textAlign: 'end',
    fontWeight: font.weight.semibold,
    fontVariantNumeric: font.tabular,
    whiteSpace: 'nowrap',
    [media.up(1024)]: { alignSelf: 'start', paddingTop: space[2] },
  },
  '.lines .drop': { gridArea: 'drop' },
  '.lines small': { display: 'block', color: color.textMuted, fontSize: font.size.xs },
  '.lines small.now': { color: color.success },
  '.lines small.later': { color: color.warning },
  '.reason': { margin: 0, color: color.danger, fontSize: font.size.s },
  '.candidates, .to-search': { gridArea: 'choice' },
  '.candidates': {
    padding: space[3],
    borderRadius: radius.m,
    background: color.surfaceMuted,
    fontSize: font.size.s,
  },
  '.candidates summary': { color: color.textSecondary, cursor: 'pointer' },
  '.candidates li': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[1],
  },
} as const

export const quickOrderCss: SerializedStyles = css({
  display: 'grid',
  gap: space[4],
  marginBottom: space[6],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  fontSize: font.size.s,
  // results stay in sight under a long list
  '& textarea': { maxHeight: '32vh' },
  '> header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '.summary': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[3]}`,
    color: color.textSecondary,
    fontVariantNumeric: font.tabular,
  },
  '.summary p': { margin: 0 },
  '.to-scan': { justifySelf: 'start', paddingBlock: space[1] },
  '.last': { margin: 0, minHeight: '1.5em', fontSize: font.size.m, fontWeight: font.weight.medium },
  '.waiting': { color: color.textSecondary, fontVariantNumeric: font.tabular },
  '.waiting p': { margin: 0 },
  '.waiting ul': { margin: 0, padding: 0, listStyle: 'none' },
  '.waiting li': { paddingBlock: space[1], overflowWrap: 'anywhere' },
  // at hand however long the list is, above the bottom bar of a phone
  '.act': {
    position: sticky,
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    paddingBlock: space[3],
    background: color.surface,
    [media.down(1024)]: { bottom: '56px' },
  },
  ...entryCss,
  ...linesCss,
})
