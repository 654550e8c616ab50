import { accountUrls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { Text } from '@isp/ui'
import type { OrderClaim } from './claim.queries.ts'
import { lineClaimsMessages as messages } from './line-claims.messages.ts'

/** Claims on one line of an order, and what was agreed. */
export const LineClaims = ({ claims }: { claims: readonly OrderClaim[] }) =>
  claims.map(({ ticketId, number, quantity, unit, outcome, agreed, note, shipmentId }) => (
    <Text as="div" size="s" key={`${ticketId} ${shipmentId}`} css={{ overflowWrap: 'anywhere' }}>
      <Link to={accountUrls.ticket(ticketId)}>{messages.claim(number)}</Link>
      {': '}
      {outcome === null
        ? messages.considered(quantity, unit)
        : messages.decided(outcome, agreed, quantity, unit)}
      {note && ` — ${note}`}
    </Text>
  ))
