import { color, font, media, radius, space, sticky } from '@isp/ui'

export const gridCss = {
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.up(1024)]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', alignItems: 'start' },
  '& h2': { marginTop: space[4] },
  '& form > h2': { marginTop: 0 },
  '& ol': {
    margin: `${space[2]} 0 0`,
    paddingLeft: space[6],
    listStyle: 'decimal',
    fontSize: font.size.m,
  },
} as const

/** Beside the fields it stays in sight. */
export const sheetCss = {
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  padding: space[3],
  [media.up(1024)]: { position: sticky, top: space[4], padding: space[5] },
} as const

export const codeCss = {
  margin: `${space[3]} 0`,
  '& dt': { color: color.textMuted, fontSize: font.size.s },
  '& dd': {
    margin: 0,
    fontSize: font.size.l,
    fontWeight: font.weight.semibold,
    overflowWrap: 'anywhere',
  },
} as const

export const actionsCss = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: `${space[3]} 0`,
} as const

export const fieldsCss = {
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: space[3],
  [media.between(744, 1024)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const

export const noteCss = {
  margin: `0 0 ${space[3]}`,
  padding: space[3],
  borderRadius: radius.m,
  background: color.warningSoft,
  fontSize: font.size.m,
} as const

/** With scripts the drawing follows by itself. */
export const scriptlessCss = {
  display: 'none',
  [media.noScripts]: { display: 'inline-flex' },
} as const

export const goodsCss = {
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: `${space[3]} 0 ${space[10]}`,
  padding: 0,
  [media.up(744)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.up(1338)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& li': {
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    padding: space[3],
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    background: color.surface,
    fontSize: font.size.m,
  },
  '& [data-part="sizes"]': { color: color.textSecondary, fontVariantNumeric: font.tabular },
  '& [data-part="price"]': { fontWeight: font.weight.semibold },
} as const

export const noGoodsCss = { margin: `${space[3]} 0 ${space[10]}` } as const

export const requestCss = {
  display: 'grid',
  gap: space[4],
  maxWidth: '720px',
  paddingBottom: space[10],
} as const
