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
  // under the title on a phone, where five of them find no room beside it
  '.tools': {
    display: 'flex',
    flexWrap: 'wrap',
    flexBasis: '100%',
    marginInline: `-${space[3]}`,
    [media.up(744)]: { flexBasis: 'auto', marginInlineStart: 'auto' },
  },
  '.columns': { display: 'grid', gap: space[6] },
  [media.up(1024)]: {
    '.columns': { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' },
  },
})
