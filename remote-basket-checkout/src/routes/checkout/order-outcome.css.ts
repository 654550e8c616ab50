import { color, font, radius, space } from '@isp/ui'

const outcome = {
  display: 'flex',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.m,
  fontSize: font.size.s,
  '& svg': { flex: 'none' },
  '& > div': { display: 'grid', gap: space[1], minWidth: 0 },
  '& ul': {
    display: 'grid',
    gap: space[1],
    paddingInlineStart: space[4],
    listStyle: 'disc',
  },
  '& small': { fontFamily: font.mono, overflowWrap: 'anywhere' },
} as const

export const changesCss = {
  ...outcome,
  background: color.warningSoft,
  color: color.warning,
} as const

export const failureCss = { ...outcome, background: color.dangerSoft, color: color.danger } as const
