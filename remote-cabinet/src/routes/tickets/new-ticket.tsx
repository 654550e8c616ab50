import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Ticket } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { queryOptions, useQuery } from '@isp/query'
import { useStanding } from '@isp/session'
import { Card, Drawer, LinkButton, Skeleton, Stack, Text } from '@isp/ui'
import { orderQuery } from '../../shared/order/order.queries.ts'
import { TicketAbout } from '../../shared/ticket/ticket-about.tsx'
import { useTicketsCompany } from '../../shared/ticket/unread-tickets.query.ts'
import { newTicketMessages as messages } from './new-ticket.messages.ts'
import { type NewTicketAbout, newTicketUrl } from './new-ticket-address.ts'
import { NewTicketForm } from './new-ticket-form.tsx'

type Named = Pick<Ticket, 'order' | 'product'>

/** What the ticket will be about, by its name. Null: about nothing in particular. */
const aboutQuery = (api: ApiClient, company: string, { order, product }: NewTicketAbout) =>
  queryOptions({
    queryKey: ['ticket-about', company, order, product],
    queryFn: async ({ signal, client }): Promise<Named> => {
      if (order !== undefined) {
        const { id, number } = await client.fetchQuery(orderQuery(api, company, order))
        return { order: { id, number }, product: null }
      }
      if (product === undefined) return { order: null, product: null }
      const params = { path: { id: product } }
      const { id, name, article, slug } = await unwrap(
        api.GET('/api/catalog/products/{id}', { params, signal, ...ignoreErrors() }),
      )
      return { order: null, product: { id, name, article, slug } }
    },
  })

type NewTicketProps = { about: NewTicketAbout; onClose: () => void }

/** The form of a new ticket over the list. What is typed stays when it is closed. */
export const NewTicket = ({ about, onClose }: NewTicketProps) => {
  const { api } = useRemoteContext()
  const standing = useStanding()
  const query = useQuery(aboutQuery(api, useTicketsCompany(), about))
  if (!('user' in standing)) return null
  return (
    <Drawer isOpen side="center" title={messages.title} onClose={onClose}>
      <Read
        query={query}
        waiting={<Skeleton shape="box" height="320px" />}
        instead={{
          404: <NoSubject text={about.product ? messages.noProduct : messages.noOrder} />,
        }}
      >
        {(named) => (
          <Stack gap={4}>
            {(named.order || named.product) && (
              <Card tone="muted" padding="s">
                <Text size="s" tone="muted">
                  {messages.about}
                </Text>
                <TicketAbout {...named} orderUrl={accountUrls.order} />
              </Card>
            )}
            <NewTicketForm about={named} start={about} owner={standing.user.uuid} />
          </Stack>
        )}
      </Read>
    </Drawer>
  )
}

const NoSubject = ({ text }: { text: string }) => (
  <Stack gap={3} align="flex-start">
    <Text>{text}</Text>
    <LinkButton to={newTicketUrl()} variant="secondary" replace>
      {messages.withoutAbout}
    </LinkButton>
  </Stack>
)
