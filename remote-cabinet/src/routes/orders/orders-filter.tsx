import { accountUrls, withQuery } from '@isp/contract/urls'
import { useNavigate } from '@isp/router'
import { Button, LinkButton, media, Select, space, TextField } from '@isp/ui'
import type { FormEvent } from 'react'
import { orderMessages } from '../../shared/order/order.messages.ts'
import type { OrderListParams } from '../../shared/order/order.queries.ts'
import { ordersMessages as messages } from './orders.messages.ts'
import { orderStatusOptions, ordersSearch, parseOrdersParams } from './orders.params.ts'

const options = orderStatusOptions.map((value) => ({ value, label: orderMessages.statuses[value] }))

/** A GET form over the list's own address: the result can be sent to a colleague as a link. */
export const OrdersFilter = ({ params }: { params: OrderListParams }) => {
  const navigate = useNavigate()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value),
    ])
    const next = parseOrdersParams(new URLSearchParams(entries))
    void navigate(withQuery(accountUrls.orders(), ordersSearch(next)))
  }
  return (
    <form action={accountUrls.orders()} onSubmit={handleSubmit} css={rootCss}>
      <TextField
        name="q"
        type="search"
        label={messages.search}
        placeholder={messages.searchHint}
        maxLength={100}
        defaultValue={params.q}
      />
      <Select
        name="status"
        label={messages.status}
        emptyLabel={messages.anyStatus}
        options={options}
        defaultValue={params.status ?? ''}
      />
      <div css={{ display: 'flex', gap: space[2] }}>
        <Button type="submit" variant="secondary" icon="search">
          {messages.find}
        </Button>
        {(params.q || params.status) && (
          <LinkButton to={accountUrls.orders()} variant="ghost">
            {messages.reset}
          </LinkButton>
        )}
      </div>
    </form>
  )
}

const rootCss = {
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  [media.up(744)]: { gridTemplateColumns: 'minmax(180px, 260px) minmax(160px, 220px) auto' },
} as const
