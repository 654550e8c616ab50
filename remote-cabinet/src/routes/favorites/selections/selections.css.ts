import { color, font, media, space } from '@isp/ui'

export const selectionsCss = {
  borderTop: `1px solid ${color.line}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space[1]} ${space[4]}`,
    padding: `${space[3]} 0`,
    borderBottom: `1px solid ${color.line}`,
    [media.up(744)]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
  },
  '& .about': {
    display: 'grid',
    gap: space[1],
    overflowWrap: 'anywhere',
    [media.down(744)]: { gridColumn: '1 / -1' },
  },
  '& .about a, & .about > span': { fontWeight: font.weight.medium },
  '& .about a': { justifySelf: 'start' },
  '& small': { color: color.textSecondary, fontSize: font.size.s },
  '& .acts': { display: 'flex', alignItems: 'center', gap: space[1] },
} as const

export const tabsCss = {
  display: 'flex',
  gap: space[5],
  borderBottom: `1px solid ${color.line}`,
  '& a': {
    padding: `${space[2]} 0`,
    marginBottom: '-1px',
    borderBottom: '2px solid transparent',
    color: color.textSecondary,
    textDecoration: 'none',
    [media.touch]: { paddingBlock: space[3] },
    [media.hover]: { '&:hover': { color: color.text } },
  },
  '& a[aria-current]': {
    borderColor: color.accent,
    color: color.text,
    fontWeight: font.weight.medium,
  },
} as const
