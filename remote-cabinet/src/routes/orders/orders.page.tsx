import { historyUrls, papersUrl } from '@isp/contract/urls'
import { useStanding } from '@isp/session'
import { Heading, LinkButton, Stack, Text } from '@isp/ui'
import { NoCompany } from '../../shared/page/no-company.tsx'
import { ordersMessages as messages } from './orders.messages.ts'
import { OrdersList } from './orders-list.tsx'

/** /cabinet/orders/: a manager sees the company's orders, others their own. */
export const OrdersPage = () => {
  const standing = useStanding()
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{messages.title}</Heading>
        {standing.kind === 'member' && (
          <Text tone="secondary">
            {standing.company.seesAllOrders ? messages.managerNote : messages.ownNote}
          </Text>
        )}
        <Stack direction="row" gap={2} isWrap>
          <LinkButton to={historyUrls.ordered()} variant="secondary" size="s">
            {messages.goods}
          </LinkButton>
          <LinkButton to={papersUrl()} variant="secondary" size="s">
            {messages.papers}
          </LinkButton>
        </Stack>
      </Stack>
      {standing.kind === 'member' ? (
        <OrdersList
          key={standing.company.uuid}
          company={standing.company}
          userId={standing.user.id}
        />
      ) : (
        <NoCompany />
      )}
    </Stack>
  )
}
