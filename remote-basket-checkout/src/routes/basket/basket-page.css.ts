import { css, type SerializedStyles } from '@emotion/react'
import { controlHeight, media, priceViewCss, scrollShadow, space } from '@isp/ui'

export const basketPageCss: SerializedStyles = css({
  ...priceViewCss,
  paddingBlock: space[6],
  '> header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[3],
    marginBottom: space[4],
  },
  // a strip under the title on a phone: five rows of them would leave no goods on its first screen
  '.tools': {
    display: 'flex',
    flexBasis: '100%',
    minWidth: 0,
    // their place is kept: they come behind the page
    boxSizing: 'content-box',
    minHeight: controlHeight.s,
    [media.touch]: { minHeight: controlHeight.touch },
    overflowX: 'auto',
    ...scrollShadow.inline,
    // the unseen frame of the first button and the rings of focus are in here
    margin: `-${space[1]} -${space[4]}`,
    padding: `${space[1]} ${space[4]}`,
    '& > *': { flex: 'none' },
    [media.up(744)]: { flexWrap: 'wrap', flexBasis: 'auto', marginInlineStart: 'auto' },
  },
  '.columns': { display: 'grid', gap: space[6] },
  [media.up(1024)]: {
    '.columns': { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' },
  },
})
