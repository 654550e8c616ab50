import { css, type SerializedStyles } from '@emotion/react'
import {
  color,
  controlHeight,
  font,
  media,
  radius,
  scrollShadow,
  shadow,
  space,
  sticky,
  visuallyHiddenCss,
  zIndex,
} from '@isp/ui'

const LABEL = '208px'
/** Equal columns share what the page has, until they are as wide as a card reads well; `--count`: how many there are. */
const COLUMN = `clamp(232px, (100cqi - ${LABEL} - 2px) / var(--count), 576px)`
const PICTURE = `clamp(120px, ${COLUMN} / 2, 176px)`
/** Two products share the narrowest phone. */
const PHONE_COLUMN = 'calc(50cqi - 1px)'

const productCss = {
  '.product': { display: 'flex', flexDirection: 'column', gap: space[1.5], height: '100%' },
  '.tools': { display: 'flex', justifyContent: 'flex-end', marginBottom: `-${space[1]}` },
  '.picture': {
    display: 'grid',
    placeItems: 'center',
    height: PICTURE,
    color: color.textDisabled,
  },
  '.picture img': { width: '100%', height: 'inherit', objectFit: 'contain' },
  '.name': {
    color: color.text,
    fontSize: font.size.m,
    fontWeight: font.weight.medium,
    lineHeight: font.line.snug,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    [media.hover]: { '&:hover': { color: color.linkHover } },
  },
  '.article': {
    color: color.textMuted,
    fontSize: font.size.xs,
    fontVariantNumeric: font.tabular,
    overflowWrap: 'anywhere',
  },
  '.buy': { maxWidth: '360px', marginTop: 'auto', paddingTop: space[1] },
} as const

const barCss = {
  '.bar': {
    position: sticky,
    top: 'var(--header-offset, 0px)',
    zIndex: zIndex.sticky,
    height: 0,
    visibility: 'hidden',
  },
  '.bar[data-shown]': { visibility: 'visible' },
  '.names': {
    display: 'flex',
    overflow: 'hidden',
    background: color.surface,
    borderBottom: `1px solid ${color.lineStrong}`,
    boxShadow: shadow.raised,
    fontSize: font.size.xs,
  },
  '.names > span': {
    flex: `none`,
    boxSizing: 'border-box',
    width: COLUMN,
    padding: space[2],
    fontVariantNumeric: font.tabular,
  },
  '.names > .label': { width: LABEL },
  '.names b': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    fontWeight: font.weight.medium,
  },
} as const

const phoneCss = {
  [media.down(744)]: {
    'table, thead, tbody': { display: 'block', width: '100%' },
    tr: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'thead .label': visuallyHiddenCss,
    'thead th': { display: 'flex', flexDirection: 'column', height: 'auto' },
    '.product': { flex: 1, height: 'auto' },
    'thead th:not(.label), tbody .label, .names > span': { width: 'auto' },
    'tbody .label': {
      gridColumn: '1 / -1',
      padding: `${space[2]} ${space[2]} 0`,
      borderTop: `1px solid ${color.line}`,
      background: 'none',
      fontSize: font.size.xs,
    },
    'tbody .fold': { gridColumn: '1 / -1' },
    td: { border: 0, padding: `${space[0.5]} ${space[2]} ${space[2]}` },
    '.names > span:not(.label)': { width: PHONE_COLUMN },
    '.names > .label': { display: 'none' },
  },
} as const

export const comparisonTableCss: SerializedStyles = css({
  containerType: 'inline-size',
  paddingBottom: space[8],
  fontSize: font.size.s,
  '.frame': {
    position: 'relative', // words for ears alone stand in it, not beside the page
    width: 'fit-content',
    maxWidth: '100%',
    overflowX: 'auto',
    ...scrollShadow.inline,
    overscrollBehaviorX: 'contain',
    // what the keyboard comes to stands beside the names of the rows, not under them
    scrollPaddingInline: `calc(${LABEL} + ${space[1]}) ${space[1]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.l,
  },
  table: {
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    width: `calc(${LABEL} + var(--count) * ${COLUMN})`,
  },
  caption: visuallyHiddenCss,
  th: { textAlign: 'start', fontWeight: font.weight.regular },
  'thead th': { verticalAlign: 'top', padding: space[2], height: '1px' },
  'thead th:not(.label)': { width: COLUMN },
  'thead .label span': visuallyHiddenCss,
  '.label': {
    position: sticky,
    left: 0,
    zIndex: 1,
    width: LABEL,
    padding: `${space[2]} ${space[3]}`,
    background: color.surface,
    color: color.textSecondary,
    verticalAlign: 'top',
  },
  'tbody th, td': { borderTop: `1px solid ${color.line}` },
  td: {
    padding: space[2],
    verticalAlign: 'top',
    fontVariantNumeric: font.tabular,
    overflowWrap: 'anywhere',
  },
  'th, td': {
    scrollMarginBlock: `calc(var(--header-offset, 0px) + ${space[16]}) ${space[4]}`,
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  small: { display: 'block', color: color.textMuted, fontSize: font.size.xs },
  'td[data-base]': { background: color.surfaceMuted },
  '.article em': { marginInlineStart: space[2], color: color.text, fontStyle: 'normal' },
  select: {
    width: '100%',
    minHeight: controlHeight.touch,
    marginBottom: space[1],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.m,
    background: color.surface,
    textOverflow: 'ellipsis',
  },
  '.best': {
    display: 'inline-block',
    marginInlineStart: space[1],
    color: color.success,
    verticalAlign: '-2px',
  },
  '.fold': { padding: 0 },
  '.fold button': {
    position: sticky,
    left: 0,
    minHeight: controlHeight.touch,
    paddingInline: space[3],
    color: color.link,
    [media.hover]: { '&:hover': { color: color.linkHover } },
  },
  ...productCss,
  ...barCss,
  ...phoneCss,
  [media.print]: {
    '.frame': { overflow: 'visible', border: 0 },
    '.buy, .tools': { display: 'none' },
  },
})
