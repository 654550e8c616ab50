import { color, font, media, radius, space } from '@isp/ui'

/** A part that opens below its question. */
export const partCss = {
  display: 'grid',
  gap: space[3],
  '& > fieldset': {
    display: 'grid',
    gap: space[3],
    minWidth: 0,
    margin: 0,
    padding: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
  },
  '& legend': {
    paddingInline: space[2],
    marginInlineStart: `-${space[2]}`,
    fontSize: font.size.s,
    fontWeight: font.weight.medium,
    color: color.textSecondary,
  },
} as const

export const pairCss = {
  display: 'grid',
  gap: space[3],
  [media.up(744)]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
} as const
