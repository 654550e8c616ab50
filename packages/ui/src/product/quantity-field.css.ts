import { css, type SerializedStyles } from '@emotion/react'
import { color, controlHeight, font, media, radius, space, visuallyHiddenCss } from '@isp/ui/core'

export const quantityFieldCss: SerializedStyles = css({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: space[1],
  '& [data-part="box"]': {
    display: 'inline-flex',
    alignSelf: 'flex-start',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.m,
    background: color.surface,
  },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    minHeight: '38px',
    color: color.text,
    [media.touch]: { width: controlHeight.touch, minHeight: controlHeight.touch },
    [media.hover]: { '&:hover:not(:disabled)': { background: color.surfaceMuted } },
    '&:disabled': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '& input': {
    width: '56px',
    padding: 0,
    border: 0,
    background: color.transparent,
    textAlign: 'center',
    fontWeight: font.weight.medium,
    fontVariantNumeric: font.tabular,
    [media.touch]: { fontSize: font.size.l },
  },
  '& [data-part="rule"]': { fontSize: font.size.xs, color: color.textMuted },
  // As wide as what stands above it, also in a table cell that does not wrap.
  '& [data-part="notice"]': {
    width: 0,
    minWidth: '100%',
    fontSize: font.size.xs,
    color: color.warning,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& [data-part="hidden"]': visuallyHiddenCss,
})
