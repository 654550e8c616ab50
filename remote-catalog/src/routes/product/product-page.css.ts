import { css, type SerializedStyles } from '@emotion/react'
import { media, space } from '@isp/ui'

export const productPageCss: SerializedStyles = css({
  paddingBottom: space[10],
  section: { minWidth: 0 },
  '& > section > h2, & > div section > h2': { marginBottom: space[3] },
  '& > .first, & > .facts': { display: 'grid', gap: space[6], marginBottom: space[8] },
  '& > .facts > .texts': { display: 'grid', gap: space[6], alignContent: 'start' },
  [media.up(744)]: {
    '& > .first': { gridTemplateColumns: 'minmax(0, 340px) minmax(0, 1fr)' },
    '& > .first > .stock': { gridColumn: '1 / -1' },
  },
  [media.up(1024)]: {
    '& > .first': { gridTemplateColumns: 'minmax(0, 420px) minmax(280px, 1fr)' },
    '& > .facts': { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)', columnGap: space[10] },
  },
  [media.up(1338)]: {
    '& > .first': {
      gridTemplateColumns: 'minmax(0, 420px) 360px minmax(0, 1fr)',
      columnGap: space[8],
    },
    '& > .first > .stock': { gridColumn: 'auto' },
  },
})
