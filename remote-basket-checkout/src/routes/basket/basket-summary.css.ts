import { css, type SerializedStyles } from '@emotion/react'
import {
  color,
  font,
  media,
  radius,
  shadow,
  space,
  sticky,
  visuallyHiddenCss,
  zIndex,
} from '@isp/ui'

/** On a phone it stays in reach above the shell's bottom bar, however long the basket is. */
export const basketSummaryCss: SerializedStyles = css({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color.surface,
  dl: { display: 'grid', gap: space[2] },
  'dl > div': { display: 'flex', justifyContent: 'space-between', gap: space[3] },
  dt: { color: color.textSecondary },
  dd: { fontVariantNumeric: font.tabular, whiteSpace: 'nowrap' },
  '.total': {
    alignItems: 'baseline',
    paddingTop: space[2],
    borderTop: `1px solid ${color.line}`,
    fontWeight: font.weight.semibold,
  },
  '.total dt': { color: color.text },
  '.total dd': { fontSize: font.size.xl },
  small: { color: color.textMuted, fontWeight: font.weight.regular },
  // one line where there is room: on a phone each one is taken from the goods
  '.inside': { display: 'flex', flexWrap: 'wrap', columnGap: space[3] },
  '.refusal': { display: 'grid', gap: space[2] },
  '.status': visuallyHiddenCss,
  [media.down(1024)]: {
    position: sticky,
    bottom: `calc(56px + ${space[2]} + env(safe-area-inset-bottom))`,
    zIndex: zIndex.sticky,
    gap: space[2],
    padding: space[3],
    boxShadow: shadow.overlay,
    'h2, dl > div:not(.total), .hint': { display: 'none' },
    '.total': { paddingTop: 0, borderTop: 0 },
  },
  [media.between(744, 1024)]: { bottom: space[3] },
  [media.up(1024)]: { position: sticky, top: `calc(var(--header-height, 96px) + ${space[4]})` },
})
