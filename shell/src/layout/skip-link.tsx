import { color, radius, space, zIndex } from '@isp/ui'
import { layoutMessages as messages } from './layout.messages.ts'

export const MAIN_ID = 'main'

/** The first element reached by keyboard: skips the header. */
export const SkipLink = () => (
  <a
    href={`#${MAIN_ID}`}
    css={{
      position: 'fixed',
      top: space[2],
      left: space[2],
      zIndex: zIndex.tooltip,
      padding: `${space[3]} ${space[4]}`,
      borderRadius: radius.m,
      background: color.surface,
      color: color.text,
      transform: 'translateY(-200%)',
      '&:focus': { transform: 'none' },
    }}
  >
    {messages.skipToContent}
  </a>
)
