import { css, type SerializedStyles } from '@emotion/react'
import { color, controlHeight, media, radius, space } from '@isp/ui'

export const basketPageCss: SerializedStyles = css({
  paddingBlock: space[6],
  '> header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[3],
    marginBottom: space[4],
  },
  '> header > button': { marginInlineStart: 'auto' },
  '.columns': { display: 'grid', gap: space[6] },
  '.stale': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    marginBottom: space[4],
    padding: `${space[2]} ${space[3]}`,
    borderRadius: radius.m,
    background: color.warningSoft,
    color: color.warning,
  },
  '.stale button': {
    color: 'inherit',
    textDecoration: 'underline',
    [media.touch]: { minHeight: controlHeight.touch },
  },
  [media.up(1024)]: {
    '.columns': { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' },
  },
})
