import { css, type SerializedStyles } from '@emotion/react'
import { color, controlHeight, font, media, radius, space } from '@isp/ui'

const outcomeCss = {
  '.outcome': {
    display: 'flex',
    gap: space[2],
    padding: space[3],
    borderRadius: radius.m,
    fontSize: font.size.s,
  },
  '.outcome svg': { flex: 'none' },
  '.outcome > div': { display: 'grid', gap: space[1], minWidth: 0 },
  '.outcome ul': {
    display: 'grid',
    gap: space[1],
    paddingInlineStart: space[4],
    listStyle: 'disc',
  },
  '.outcome.is-warning': { background: color.warningSoft, color: color.warning },
  '.outcome.is-error': { background: color.dangerSoft, color: color.danger },
  '.outcome small': { fontFamily: font.mono, overflowWrap: 'anywhere' },
} as const

const deliveryCss = {
  '.delivery, .delivery .methods': { display: 'grid', gap: space[3] },
  '.delivery legend': { marginBottom: space[3] },
  '.delivery .methods > div': {
    padding: `${space[1]} ${space[3]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    '&:has(input:checked)': { borderColor: color.accent, background: color.accentSoft },
  },
  '.addresses': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    fontSize: font.size.s,
    color: color.textMuted,
  },
  '.addresses button': {
    minHeight: controlHeight.s,
    paddingInline: space[3],
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    color: color.text,
    textAlign: 'start',
    [media.touch]: { minHeight: controlHeight.touch },
    [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  },
} as const

export const checkoutPageCss: SerializedStyles = css({
  paddingBlock: space[6],
  '> h1': { marginBottom: space[4] },
  '.columns': { display: 'grid', gap: space[6] },
  '.fields': { display: 'grid', gap: space[8], alignContent: 'start', minWidth: 0 },
  '.fields > section': { display: 'grid', gap: space[3] },
  '.buyer': { display: 'grid', gap: space[3] },
  '.buyer > div': { display: 'grid', gap: space['0.5'] },
  '.buyer dt': { color: color.textMuted, fontSize: font.size.s },
  '.buyer dd': { fontWeight: font.weight.medium },
  '.buyer dd span': { color: color.textMuted, fontWeight: font.weight.regular },
  '.buyer button': {
    marginInlineStart: space[2],
    color: color.link,
    fontSize: font.size.s,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    [media.touch]: { minHeight: controlHeight.touch },
    [media.hover]: { '&:hover': { color: color.linkHover } },
  },
  '.contact': { display: 'grid', gap: space[3] },
  '.summary': {
    display: 'grid',
    gap: space[3],
    padding: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: radius.l,
    background: color.surface,
  },
  '.lines': { display: 'grid', gap: space[2], fontSize: font.size.s },
  '.lines li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[3],
  },
  '.lines small': { gridRow: 2, color: color.textMuted },
  '.lines .sum, .summary dd': { fontVariantNumeric: font.tabular, whiteSpace: 'nowrap' },
  '.summary > a': { justifySelf: 'start' },
  '.summary dl': {
    display: 'grid',
    gap: space[2],
    paddingTop: space[3],
    borderTop: `1px solid ${color.line}`,
  },
  '.summary dl > div': { display: 'flex', justifyContent: 'space-between', gap: space[3] },
  '.summary dt': { color: color.textSecondary },
  '.summary .total': { alignItems: 'baseline', fontWeight: font.weight.semibold },
  '.summary .total dt': { color: color.text },
  '.summary .total dd': { fontSize: font.size.xl },
  ...deliveryCss,
  ...outcomeCss,
  [media.up(744)]: {
    '.buyer': { gridTemplateColumns: '1fr 1fr' },
    '.contact': { gridTemplateColumns: '1fr 1fr' },
    '.contact > div:first-of-type': { gridColumn: '1 / -1' },
  },
  [media.up(1024)]: {
    '.columns': { gridTemplateColumns: 'minmax(0, 1fr) 380px', alignItems: 'start' },
    '.summary': { position: 'sticky', top: `calc(var(--header-height, 96px) + ${space[4]})` },
  },
})
