import { accountUrls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useStanding } from '@isp/session'
import { Drawer, LinkButton, Skeleton, Stack, Text } from '@isp/ui'
import { orderClaimsQuery } from '../../shared/claim/claim.queries.ts'
import { orderQuery } from '../../shared/order/order.queries.ts'
import { useTicketsCompany } from '../../shared/ticket/unread-tickets.query.ts'
import { claimableOf } from './claimable.ts'
import { newClaimMessages as messages } from './new-claim.messages.ts'
import { NewClaimForm } from './new-claim-form.tsx'
import { newTicketMessages } from './new-ticket.messages.ts'
import { newTicketUrl } from './new-ticket-address.ts'

type NewClaimProps = { orderId: number; place: number | null; onClose: () => void }

/** The form of a claim over the list of tickets; `place`: the line that the buyer came from. */
export const NewClaim = ({ orderId, place, onClose }: NewClaimProps) => {
  const { api } = useRemoteContext()
  const company = useTicketsCompany()
  const standing = useStanding()
  const order = useQuery(orderQuery(api, company, orderId))
  const claims = useQuery(orderClaimsQuery(api, company, orderId))
  if (!('user' in standing)) return null
  const grey = <Skeleton shape="box" height="320px" />
  return (
    <Drawer isOpen side="center" title={messages.title} onClose={onClose}>
      <Read query={order} waiting={grey} instead={{ 404: <NoOrder /> }}>
        {(known) => (
          <Read query={claims} waiting={grey}>
            {(before) => {
              const lines = claimableOf(known, before)
              return lines.length === 0 ? (
                <Nothing orderId={orderId} />
              ) : (
                <NewClaimForm
                  order={known}
                  lines={lines}
                  place={place}
                  owner={standing.user.uuid}
                />
              )
            }}
          </Read>
        )}
      </Read>
    </Drawer>
  )
}

const NoOrder = () => (
  <Stack gap={3} align="flex-start">
    <Text>{newTicketMessages.noOrder}</Text>
    <LinkButton to={newTicketUrl()} variant="secondary" replace>
      {newTicketMessages.withoutAbout}
    </LinkButton>
  </Stack>
)

const Nothing = ({ orderId }: { orderId: number }) => (
  <Stack gap={3} align="flex-start">
    <Text>{messages.nothing}</Text>
    <LinkButton
      to={accountUrls.tickets(new URLSearchParams({ order: String(orderId) }))}
      variant="secondary"
      replace
    >
      {messages.ask}
    </LinkButton>
  </Stack>
)
