import { css, type SerializedStyles } from '@emotion/react'
import { color, font, media, radius, space } from '@isp/ui'

export const sectionTreeCss: SerializedStyles = css({
  // Columns, not a grid: cards of very different heights stay packed.
  columnGap: space[4],
  columns: '400px',
  paddingBottom: space[10],
  '> section': {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: space[4],
    marginBottom: space[4],
    padding: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: radius.l,
    breakInside: 'avoid',
    [media.down(744)]: { gridTemplateColumns: '64px minmax(0, 1fr)', gap: space[3] },
  },
  h2: {
    marginBottom: space[2],
    fontSize: font.size.xl,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.snug,
  },
  a: {
    color: color.text,
    textDecoration: 'none',
    [media.hover]: { '&:hover': { color: color.linkHover } },
  },
  '.count': {
    color: color.textMuted,
    fontSize: font.size.xs,
    fontWeight: font.weight.regular,
    fontVariantNumeric: font.tabular,
  },
  li: { padding: '3px 0', lineHeight: font.line.snug, [media.touch]: { padding: '8px 0' } },
  'li ul': { paddingInlineStart: space[4], fontSize: font.size.s },
  'li li a': { color: color.textSecondary },
})
