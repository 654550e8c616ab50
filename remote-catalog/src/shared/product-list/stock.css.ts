import { color, font, space } from '@isp/ui'

/** The state of stock: dot filled, dot of another colour, dot hollow, so that colour is never alone. */
export const stockCss = {
  '.state': {
    position: 'relative',
    display: 'inline-block',
    paddingInlineStart: '14px',
    lineHeight: font.line.snug,
  },
  '.state::before': {
    content: '""',
    position: 'absolute',
    top: '0.35em',
    left: 0,
    border: '4px solid currentColor',
    borderRadius: '50%',
  },
  '.state.now': { color: color.success },
  '.state.later': { color: color.warning },
  '.state.none': { color: color.textMuted, '&::before': { padding: '2px', borderWidth: '2px' } },
  '.state small': {
    display: 'block',
    color: color.textMuted,
    fontSize: font.size.xs,
    '& a': { paddingBlock: space[1.5] }, // a target of 24 px that moves nothing (WCAG 2.5.8)
  },
} as const
