import { css, type SerializedStyles } from '@emotion/react'
import { color, font, media, space } from '@isp/ui'

export const lineExtrasCss: SerializedStyles = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  '.step': { color: color.success, fontSize: font.size.xs },
  '.comment': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[2],
    minHeight: '24px',
    fontSize: font.size.xs,
  },
  '.comment q': { color: color.textSecondary, overflowWrap: 'anywhere', quotes: '"«" "»"' },
  '.comment button': {
    minHeight: '24px',
    padding: 0,
    border: 0,
    background: 'none',
    color: color.textMuted,
    font: 'inherit',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    [media.hover]: { '&:hover': { color: color.linkHover } },
    [media.touch]: { minHeight: '44px' },
  },
  '.comment-form': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: space[2],
    width: '100%',
    marginTop: space[1],
  },
  '.comment-form > div': { flex: '1 1 220px' },
})
