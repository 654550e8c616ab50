import { css, type SerializedStyles } from '@emotion/react'
import { color, font, media, radius, space, sticky } from '@isp/ui'

/**
 * Over the look of the technical table, whose box scrolls both ways under its heads: columns of one width, and a bar
 * that stays in sight below.
 */
export const matrixCss: SerializedStyles = css({
  '--head': '128px',
  '--cell': '120px',
  '--row': '86px',
  [media.down(744)]: { '--head': '92px' },
  [media.touch]: { '--row': '102px' },
  '.chooser > summary': { gap: space[1] },
  '.chooser a': { display: 'block', padding: space[2] },
  '.chooser a[aria-current]': { fontWeight: font.weight.semibold },
  '.box': {
    contain: 'layout paint',
    width: 'fit-content',
    maxWidth: '100%',
    maxHeight: 'calc(100dvh - var(--header-offset, 0px) - 88px)',
    [media.down(744)]: { maxHeight: 'calc(100dvh - var(--header-offset, 0px) - 168px)' },
    scrollPadding: '64px 0 0 var(--head)',
  },
  table: { minWidth: 0, tableLayout: 'fixed' },
  'th, td': {
    boxSizing: 'border-box',
    padding: `${space[1]} ${space[2]}`,
    borderInlineEnd: `1px solid ${color.line}`,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    verticalAlign: 'top',
  },
  'td:empty': { background: color.surfaceMuted },
  'tbody tr': { height: 'var(--row)' },
  th: { background: color.surfaceMuted, fontWeight: font.weight.semibold },
  'thead th': { width: 'var(--cell)', color: color.text },
  'th:first-of-type': { width: 'var(--head)', minWidth: 0 },
  small: { display: 'block', color: color.textSecondary, fontWeight: font.weight.regular },
  'td > a, .state': { minHeight: '24px', alignContent: 'center' },
  '.state::before': { top: 'calc(50% - 4px)' },
  'td > a:first-of-type': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[1],
    fontWeight: font.weight.semibold,
  },
  // what else tells the cell's product apart, beside its price
  'td > a > small': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.state, .state + a': { fontSize: font.size.xs },
  // the other goods of the cell
  '.state + a': { float: 'right', color: color.link },
  'tfoot span': { position: sticky, left: space[3] },
  input: {
    display: 'block',
    clear: 'both',
    width: '100%',
    height: '28px',
    padding: `0 ${space[2]}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.s,
    background: color.surface,
    textAlign: 'end',
    [media.touch]: { height: '44px' },
    '&[aria-invalid=true]': { borderColor: color.danger },
    '&::placeholder': { color: color.success, opacity: 1 },
  },
  '.total': {
    position: sticky,
    bottom: 0,
    // above the phone's own bar
    [media.down(744)]: { bottom: 'calc(56px + env(safe-area-inset-bottom))' },
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[2],
    minHeight: '56px',
    paddingBlock: space[2],
    background: color.surface,
    '[role]': { flex: '1 1 240px' },
  },
})
