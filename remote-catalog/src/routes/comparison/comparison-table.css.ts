import { css, type SerializedStyles } from '@emotion/react'
import {
  color,
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
/** Two products beside each other on the narrowest phone; the stepper needs 146 px. */
const PHONE_COLUMN = 'max(152px, 44vw)'

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
    'table, thead, tbody': { display: 'block', width: 'max-content' },
    tr: {
      display: 'grid',
      gridTemplateColumns: `repeat(var(--count), ${PHONE_COLUMN})`,
    },
    'thead .label': visuallyHiddenCss,
    'thead th': { height: 'auto' },
    'thead th:not(.label), tbody .label, .names > span': { width: 'auto' },
    'tbody .label': {
      gridColumn: '1 / -1',
      padding: `${space[2]} 0 0`,
      borderTop: `1px solid ${color.line}`,
      background: 'none',
      fontSize: font.size.xs,
      '& span': { position: sticky, left: space[2] },
    },
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
  'tr[data-different] .label': { color: color.text },
  'tr:not([data-different]) td': { color: color.textMuted },
  ...productCss,
  ...barCss,
  ...phoneCss,
  [media.print]: {
    '.frame': { overflow: 'visible', border: 0 },
    '.buy, .tools': { display: 'none' },
  },
})
