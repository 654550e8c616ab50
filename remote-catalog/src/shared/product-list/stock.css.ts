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
    border: '2px solid currentColor',
  },
  '.state.now': { color: color.success, '.dot': { borderWidth: '4px' } },
  '.state.later': { color: color.warning, '.dot': { borderWidth: '4px' } },
  '.state.none': { color: color.textMuted },
  '.state small': {
    display: 'block',
    color: color.textMuted,
    fontSize: font.size.xs,
    whiteSpace: 'nowrap',
  },
} as const
