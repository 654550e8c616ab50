import { color, font, space } from '@isp/ui'

/** The state of stock: dot filled, dot of another colour, dot hollow, so that colour is never alone. */
export const stockCss = {
  '.state': { display: 'inline-flex', gap: space[1.5], lineHeight: font.line.snug },
  '.state .dot': {
    flex: 'none',
    width: '8px',
    height: '8px',
    marginTop: '0.35em',
    borderRadius: '50%',
    border: '4px solid currentColor',
  },
  '.state.now': { color: color.success },
  '.state.later': { color: color.warning },
  '.state.none': { color: color.textMuted, '.dot': { borderWidth: '2px' } },
  '.state small': {
    display: 'block',
    color: color.textMuted,
    fontSize: font.size.xs,
    whiteSpace: 'nowrap',
    '& a': { paddingBlock: space[1.5] }, // a target of 24 px that moves nothing (WCAG 2.5.8)
  },
} as const
