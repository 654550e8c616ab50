import { color, controlHeight, font, media, radius, space } from '@isp/ui'

export const toolbarCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
} as const

export const tabsCss = {
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  paddingBottom: space[1],
  '& a': {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1.5],
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
  '& small': { color: color.textMuted, fontVariantNumeric: font.tabular },
} as const
