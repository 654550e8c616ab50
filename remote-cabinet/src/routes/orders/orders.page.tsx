import { Heading, Stack, Text } from '@isp/ui'
import { useCurrentCompany } from '../../shared/layout/use-current-company.ts'
import { NoCompany } from '../../shared/page/no-company.tsx'
import { ordersMessages as messages } from './orders.messages.ts'
import { OrdersList } from './orders-list.tsx'

/** /cabinet/orders/: a manager sees the company's orders, others their own. */
export const OrdersPage = () => {
  const { company } = useCurrentCompany()
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{messages.title}</Heading>
        {company && (
          <Text tone="secondary">
            {company.role === 'manager' ? messages.managerNote : messages.ownNote}
          </Text>
        )}
      </Stack>
      {company ? <OrdersList companyUuid={company.uuid} /> : <NoCompany />}
    </Stack>
  )
}
