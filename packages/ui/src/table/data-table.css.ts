import type { CSSObject } from '@emotion/react'
import { color, font, media, radius, space, sticky, visuallyHiddenCss } from '@isp/ui/core'

/** What the widths of the rules below are measured by. */
export const tablePlaceCss: CSSObject = { containerType: 'inline-size' }

/** All rules are on the table, so that rows need no styles of their own. */
export const tableCss: CSSObject = {
  width: '100%',
  fontSize: font.size.s,
  lineHeight: font.line.snug,
  '& [data-part="hidden"]': visuallyHiddenCss,
  // a target of 24 px that moves nothing (WCAG 2.5.8)
  '& td a': { paddingBlock: space[1] },
  '& [data-part="unit"]': { color: color.textMuted, fontWeight: font.weight.regular },
  '& td[data-part="empty"]': {
    padding: space[8],
    textAlign: 'center',
    color: color.textMuted,
  },
  '& [data-align="end"]': { fontVariantNumeric: font.tabular },
  [media.up(744)]: {
    '& th': {
      position: sticky,
      top: 'var(--sticky-top)',
      zIndex: 1,
      padding: `${space[2]} ${space[3]}`,
      background: color.surfaceMuted,
      boxShadow: `inset 0 -1px ${color.line}`,
      color: color.textSecondary,
      fontWeight: font.weight.medium,
      textAlign: 'left',
      verticalAlign: 'bottom',
    },
    '& td': {
      padding: `${space[2]} ${space[3]}`,
      borderBottom: `1px solid ${color.line}`,
      verticalAlign: 'middle',
    },
    '& [data-align="end"]': { textAlign: 'right' },
    '& [data-align="center"]': { textAlign: 'center' },
    [media.hover]: { '& tbody tr:hover': { background: color.surfaceMuted } },
    '@container (width < 760px)': {
      '& th, & td': { paddingInline: space[2] },
      '& [data-priority="2"]': { display: 'none' },
    },
  },
  // By the table's own place: beside the cabinet's panel a window of 1024 px leaves 550 of them.
  '@container (width < 1000px)': { '& [data-priority="3"]': { display: 'none' } },
  [media.down(744)]: {
    '&, & tbody': { display: 'block' },
    '& thead': visuallyHiddenCss,
    '& tbody': { display: 'grid', gap: space[3] },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: space[3],
      padding: space[3],
      border: `1px solid ${color.line}`,
      borderRadius: radius.l,
    },
    '& td[data-card="line"]': {
      gridColumn: '1 / -1',
      display: 'flex',
      justifyContent: 'space-between',
      gap: space[3],
      paddingBlock: space[1],
      borderTop: `1px solid ${color.line}`,
    },
    '& td[data-card="line"][data-priority="3"]': { display: 'none' },
    '& td[data-card="line"]::before': { content: 'attr(data-label)', color: color.textMuted },
    '&[aria-busy] td[data-card="line"] > span': { width: '40%' },
    '& td[data-card="media"]': { gridColumn: '1', width: '72px', paddingBottom: space[2] },
    '& td[data-card="title"]': { gridColumn: '1 / -1', paddingBottom: space[2] },
    '& td[data-card="media"] + td[data-card="title"]': { gridColumn: '2' },
    '& td[data-card="action"]': { gridColumn: '1 / -1', paddingTop: space[3] },
  },
}
