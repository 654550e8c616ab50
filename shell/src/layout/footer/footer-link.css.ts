import { color, font, media, space } from '@isp/ui'

/** A link in the dark footer; 36 px high, taller on touch screens. */
export const footerLinkCss = {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: '5px',
  color: color.textInverseMuted,
  fontSize: font.size.m,
  lineHeight: font.line.snug,
  textDecoration: 'none',
  [media.touch]: { paddingBlock: '11px' },
  [media.hover]: { 'a&:hover': { color: color.textInverse } },
} as const
