import { color, font, media, radius, space } from '@isp/ui'

export const talkCss = {
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& [data-part="day"]': {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingTop: space[2],
    color: color.textMuted,
    fontSize: font.size.s,
    '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${color.line}` },
  },
} as const

/** Own words on the right, others' on the left; happenings are quiet lines between. */
export const messageCss = {
  justifySelf: 'start',
  display: 'grid',
  gap: space[1],
  width: 'fit-content',
  maxWidth: 'min(68ch, 92%)',
  padding: `${space[2]} ${space[4]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color.surfaceMuted,
  overflowWrap: 'anywhere',
  scrollMarginTop: '120px',
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[2],
    color: color.textMuted,
    fontSize: font.size.s,
  },
  '& header strong': { color: color.text },
  '& header a': {
    color: color.textMuted,
    fontVariantNumeric: font.tabular,
    [media.touch]: {
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: '44px',
      minHeight: '44px',
      // a finger's height, without making the line as high
      marginBlock: '-12px',
    },
  },
  '& p': { margin: 0, whiteSpace: 'pre-wrap' },
  // the whole letter, under the answer that was taken from it
  '& details': { color: color.textMuted, fontSize: font.size.s },
  '& summary': {
    width: 'fit-content',
    color: color.link,
    lineHeight: '24px',
    cursor: 'pointer',
    [media.touch]: { lineHeight: '44px' },
  },
  '&[data-side="mine"]': {
    justifySelf: 'end',
    borderColor: color.accentLine,
    background: color.accentSoft,
  },
  '&[data-internal]': {
    borderStyle: 'dashed',
    borderColor: color.warningMark,
    background: color.warningSoft,
  },
  '& [data-part="internal"]': {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    color: color.warning,
    fontSize: font.size.s,
    fontWeight: font.weight.medium,
  },
  '&[data-side="event"]': {
    justifySelf: 'center',
    padding: 0,
    border: 0,
    background: 'none',
    color: color.textMuted,
    fontSize: font.size.s,
    textAlign: 'center',
  },
  '&[data-linked]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
} as const
