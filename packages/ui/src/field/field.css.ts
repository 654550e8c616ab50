import type { CSSObject } from '@emotion/react'
import { color, controlHeight, font, media, motion, radius, space } from '@isp/ui/core'

/** The box of a text control. 16 px of text on touch screens: iOS zooms into anything smaller. */
export const controlCss: CSSObject = {
  width: '100%',
  minWidth: 0,
  minHeight: controlHeight.m,
  paddingInline: space[3],
  paddingBlock: space[2],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.m,
  background: color.surface,
  color: color.text,
  fontSize: font.size.m,
  lineHeight: font.line.snug,
  transition: `border-color ${motion.fast} ${motion.ease}`,
  [media.touch]: { minHeight: controlHeight.touch, fontSize: font.size.l },
  '&::placeholder': { color: color.textMuted, opacity: 1 },
  [media.hover]: { '&:hover:not(:disabled)': { borderColor: color.text } },
  '&:focus-visible': {
    outline: `2px solid ${color.focus}`,
    outlineOffset: '-1px',
    borderRadius: radius.m,
  },
  '&:disabled': {
    background: color.surfaceMuted,
    borderColor: color.line,
    color: color.textDisabled,
  },
  '&[aria-invalid="true"]': { borderColor: color.danger },
}
