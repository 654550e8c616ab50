import { css, type SerializedStyles } from '@emotion/react'
import { color, media, radius, space } from '@isp/ui'

export const linesToolsCss: SerializedStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  '.chosen': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flexBasis: '100%',
    gap: space[3],
    padding: `${space[2]} ${space[3]}`,
    borderRadius: radius.m,
    background: color.surfaceMuted,
  },
  [media.print]: { display: 'none' },
})
