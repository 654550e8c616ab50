import type { CSSObject } from '@emotion/react'
import { color, controlHeight, font, media, radius, space } from '@isp/ui/core'

export const dropCss: CSSObject = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: controlHeight.m,
  paddingInline: space[3],
  paddingBlock: space[3],
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.m,
  background: color.surface,
  color: color.textSecondary,
  fontSize: font.size.m,
  lineHeight: font.line.snug,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { borderColor: color.text, color: color.text } },
  '&[data-over]': { borderColor: color.focus, background: color.surfaceMuted },
  '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
  '&:has([aria-invalid="true"])': { borderColor: color.danger },
}

export const listCss: CSSObject = { margin: 0, padding: 0, listStyle: 'none' }

export const fileCss: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.line}`,
  fontSize: font.size.m,
  lineHeight: font.line.snug,
}
