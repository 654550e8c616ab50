import { accountUrls, withQuery } from '@isp/contract/urls'
import { useNavigate } from '@isp/router'
import { Button, Disclosure, LinkButton, media, Select, Skeleton, space, TextField } from '@isp/ui'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { orderMessages } from '../../shared/order/order.messages.ts'
import { ordersMessages as messages } from './orders.messages.ts'
import {
  isNarrowed,
  type OrdersFilterProps,
  orderStatusOptions,
  ordersSearch,
  parseOrdersParams,
} from './orders.params.ts'

const MoreConditions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lists" */ './more-conditions.tsx')).MoreConditions,
}))

const options = orderStatusOptions.map((value) => ({ value, label: orderMessages.statuses[value] }))

/** A GET form over the list's own address: the result can be sent to a colleague as a link. */
export const OrdersFilter = ({ params, company }: OrdersFilterProps) => {
  const navigate = useNavigate()
  const { q: _q, status: _status, ...more } = params
  const isAsked = isNarrowed(more)
  const [isOpen, setIsOpen] = useState(isAsked)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value),
    ])
    const { sort, pageSize } = params
    const next = { ...parseOrdersParams(new URLSearchParams(entries)), sort, pageSize }
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
        {isNarrowed(params) && (
          <LinkButton to={accountUrls.orders()} variant="ghost">
            {messages.reset}
          </LinkButton>
        )}
      </div>
      <Disclosure summary={messages.more} isDefaultOpen={isAsked} onToggle={setIsOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton shape="box" height="68px" />}>
            <MoreConditions params={params} company={company} />
          </Suspense>
        )}
      </Disclosure>
    </form>
  )
}

const rootCss = {
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  '& > details': { gridColumn: '1 / -1' },
  [media.up(744)]: { gridTemplateColumns: 'minmax(180px, 260px) minmax(160px, 220px) auto' },
} as const
