import type { OrderActivity } from '@isp/contract'
import { color, font, space } from '@isp/ui'
import { LocalTime } from './local-time.tsx'

/** Every change of an order, newest first. */
export const OrderTimeline = ({ items }: { items: readonly OrderActivity[] }) => (
  <ol css={listCss}>
    {items.map(({ id, at, text, author }) => (
      <li key={id}>
        <span data-part="when">
          <LocalTime iso={at} />
          {author && ` · ${author}`}
        </span>
        {text}
      </li>
    ))}
  </ol>
)

const listCss = {
  display: 'grid',
  margin: `${space[4]} 0 0`,
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    paddingLeft: space[5],
    paddingBottom: space[4],
    borderLeft: `2px solid ${color.line}`,
    overflowWrap: 'anywhere',
  },
  '& li:last-of-type': { paddingBottom: 0 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: '-6px',
    top: '5px',
    border: `5px solid ${color.lineStrong}`,
    borderRadius: '50%',
  },
  '& li:first-of-type::before': { borderColor: color.accent },
  '& [data-part="when"]': {
    display: 'block',
    color: color.textMuted,
    fontSize: font.size.s,
    fontVariantNumeric: font.tabular,
  },
} as const
