import { keepPriceView, readPriceView } from '@isp/session/price-view'
import { color, font, Icon, media, radius, space } from '@isp/ui'
import { useEffect, useState } from 'react'
import { priceChoiceMessages as messages } from './price-choice.messages.ts'

export type PriceChoiceProps = {
  /** Some of the prices are of an agreement and differ from the base ones. */
  hasBase: boolean
}

/** How the visitor likes prices of lists and products; a basket has the choice of VAT too, an order says its own. */
export const PriceChoice = ({ hasBase }: PriceChoiceProps) => {
  // the server does not know: until the page is alive nothing is said
  const [view, setView] = useState<string | null>(null)
  useEffect(() => setView(readPriceView()), [])
  const choose = (next: string) => {
    keepPriceView(next)
    setView(next)
  }
  const shown = hasBase ? view : view?.replace(/ ?base$/, '')
  return (
    <span css={rootCss} style={view === null ? { visibility: 'hidden' } : undefined}>
      <select
        aria-label={messages.label}
        value={shown ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{messages.gross}</option>
        <option value="net">{messages.net}</option>
        {hasBase && <option value="base">{messages.grossAndBase}</option>}
        {hasBase && <option value="net base">{messages.netAndBase}</option>}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  )
}

const rootCss = {
  position: 'relative',
  maxWidth: '240px',
  '& select': {
    width: '100%',
    height: '36px',
    padding: `0 ${space[7]} 0 ${space[3]}`,
    appearance: 'none',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.m,
    background: color.surface,
    fontSize: font.size.s,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    [media.touch]: { height: '44px' },
  },
  '& svg': {
    position: 'absolute',
    right: space[2],
    top: 'calc(50% - 8px)',
    color: color.textMuted,
    pointerEvents: 'none',
  },
} as const
