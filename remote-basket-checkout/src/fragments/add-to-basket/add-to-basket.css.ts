import { css, type SerializedStyles } from '@emotion/react'
import { color, font, space } from '@isp/ui'

/** One under the other in a narrow place, side by side in a wide one: the same sizes as the host's reserved box. */
export const addToBasketCss: SerializedStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  '& > div': { flex: 'none' },
  '.split': { flex: '1 0 100%', color: color.warning, fontSize: font.size.xs },
  '.split:empty': { display: 'none' },
  '& > button, & > a': { flex: '1 1 120px', whiteSpace: 'nowrap' },
})
