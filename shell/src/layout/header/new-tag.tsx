import { color, font, radius } from '@isp/ui'
import { layoutMessages as messages } from '../layout.messages.ts'

/** The label «new» of a link (§2.3). */
export const NewTag = () => (
  <span
    css={{
      padding: '1px 5px',
      borderRadius: radius.s,
      background: color.accent,
      color: color.textInverse,
      fontSize: '0.6875rem',
      fontWeight: font.weight.medium,
      lineHeight: '14px',
    }}
  >
    {messages.isNew}
  </span>
)
