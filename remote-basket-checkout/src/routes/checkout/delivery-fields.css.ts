import { color, controlHeight, font, media, radius, space } from '@isp/ui'

export const deliveryCss = {
  display: 'grid',
  gap: space[3],
  '& legend': { marginBottom: space[3] },
} as const

export const methodsCss = {
  display: 'grid',
  gap: space[3],
  '& > div': {
    padding: `${space[1]} ${space[3]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    '&:has(input:checked)': { borderColor: color.accent, background: color.accentSoft },
  },
} as const

export const addressesCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  fontSize: font.size.s,
  color: color.textMuted,
  '& button': {
    minHeight: controlHeight.s,
    paddingInline: space[3],
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    color: color.text,
    textAlign: 'start',
    [media.touch]: { minHeight: controlHeight.touch },
    [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  },
} as const
