import { css, type SerializedStyles } from '@emotion/react'
import { media, space } from '@isp/ui'

export const basketPageCss: SerializedStyles = css({
  paddingBlock: space[6],
  '> header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[3],
    marginBottom: space[4],
  },
  '> header > button:last-of-type': { marginInlineStart: 'auto' },
  '.columns': { display: 'grid', gap: space[6] },
  [media.up(1024)]: {
    '.columns': { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' },
  },
})
