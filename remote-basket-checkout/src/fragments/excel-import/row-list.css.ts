import { css, type SerializedStyles } from '@emotion/react'
import { color, font, space } from '@isp/ui'

/** Rows of a file, one under the other; a long list has a scroll of its own. */
export const rowListCss: SerializedStyles = css({
  margin: `${space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
  fontSize: font.size.s,
  '& li': {
    padding: `${space[2]} 0`,
    borderTop: `1px solid ${color.line}`,
    overflowWrap: 'anywhere',
  },
  '& p': { margin: 0, color: color.textSecondary },
})

/** Goods to choose from, one under the other; their names may be long. */
export const nearestCss: SerializedStyles = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  marginTop: space[1],
  '& button': {
    height: 'auto',
    paddingBlock: space[1.5],
    whiteSpace: 'normal',
    textAlign: 'start',
    fontWeight: font.weight.regular,
  },
})
