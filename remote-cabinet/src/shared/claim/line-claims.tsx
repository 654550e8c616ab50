import { accountUrls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { Text } from '@isp/ui'
import { useTicketsCompany } from '../ticket/unread-tickets.query.ts'
import { type OrderClaim, orderClaimsQuery } from './claim.queries.ts'
import { claimUrl } from './claim-url.ts'
import { lineClaimsMessages as messages } from './line-claims.messages.ts'

type LineClaimsProps = { orderId: number; place: number }

/** Claims on one line of an order and what was agreed, and the way to a new one. */
export const LineClaims = ({ orderId, place }: LineClaimsProps) => {
  const { api } = useRemoteContext()
  // without it the order can be read as well
  const { data: claims = [] } = useQuery(orderClaimsQuery(api, useTicketsCompany(), orderId))
  return (
    <>
      {claims
        .filter((claim) => claim.place === place)
        .map((claim) => (
          <LineClaim key={`${claim.ticketId} ${claim.shipmentId}`} claim={claim} />
        ))}
      <Text as="div" size="s" data-print="no">
        <Link to={claimUrl(orderId, place)}>{messages.make}</Link>
      </Text>
    </>
  )
}

const LineClaim = ({ claim }: { claim: OrderClaim }) => {
  const { ticketId, number, quantity, unit, outcome, agreed, note } = claim
  return (
    <Text as="div" size="s" css={{ overflowWrap: 'anywhere' }}>
      <Link to={accountUrls.ticket(ticketId)}>{messages.claim(number)}</Link>
      {': '}
      {outcome === null
        ? messages.considered(quantity, unit)
        : messages.decided(outcome, agreed, quantity, unit)}
      {note && ` — ${note}`}
    </Text>
  )
}
