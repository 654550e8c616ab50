import { color, controlHeight, font, media, radius, space } from '@isp/ui'

export const tabsCss = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: controlHeight.s,
    paddingInline: space[3],
    border: `1px solid ${color.line}`,
    borderRadius: radius.pill,
    background: color.surface,
    color: color.text,
    fontSize: font.size.s,
    textDecoration: 'none',
    [media.touch]: { minHeight: controlHeight.touch },
  },
  '& a[aria-current]': {
    borderColor: color.accentLine,
    background: color.accentSoft,
    fontWeight: font.weight.medium,
  },
} as const

export const toolsCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  // as high with its buttons as without: choosing moves nothing
  minHeight: controlHeight.s,
  [media.touch]: { minHeight: controlHeight.touch },
} as const

export const goodsCss = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.line}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto 56px minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space[2]} ${space[3]}`,
    padding: `${space[2]} 0`,
    borderBottom: `1px solid ${color.line}`,
    [media.up(744)]: {
      gridTemplateColumns: 'auto 56px minmax(0, 1fr) minmax(140px, 180px) minmax(150px, auto)',
    },
  },
  '& .picture': { display: 'grid', placeItems: 'center', color: color.textDisabled },
  '& .picture img': { width: '56px', height: '56px', objectFit: 'contain' },
  '& .about': { display: 'grid', gap: space[1], overflowWrap: 'anywhere' },
  '& .about > a': { color: color.text, fontWeight: font.weight.medium, textDecoration: 'none' },
  '& small': { color: color.textMuted, fontSize: font.size.xs },
  '& .offer': {
    display: 'grid',
    gap: space[1],
    color: color.textSecondary,
    [media.down(744)]: { gridColumn: 3 },
  },
  '& .acts': {
    display: 'grid',
    justifyItems: 'end',
    gap: space[1],
    [media.down(744)]: { gridColumn: 3, justifyItems: 'start' },
  },
} as const
