import type { MemberCompany } from '@isp/contract'
import { accountUrls, withQuery } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useNavigate } from '@isp/router'
import { Button, Disclosure, LinkButton, media, Select, space, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { orderMessages } from '../../shared/order/order.messages.ts'
import { type OrderListParams, orderPeopleQuery } from '../../shared/order/order.queries.ts'
import { ordersMessages as messages } from './orders.messages.ts'
import { isNarrowed, orderStatusOptions, ordersSearch, parseOrdersParams } from './orders.params.ts'

const options = orderStatusOptions.map((value) => ({ value, label: orderMessages.statuses[value] }))

type OrdersFilterProps = { params: OrderListParams; company: MemberCompany }

/** A GET form over the list's own address: the result can be sent to a colleague as a link. */
export const OrdersFilter = ({ params, company }: OrdersFilterProps) => {
  const navigate = useNavigate()
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
      <MoreConditions params={params} company={company} />
    </form>
  )
}

const roubles = (kopecks: number | undefined): number | '' => (kopecks ? kopecks / 100 : '')

const MoreConditions = ({ params, company }: OrdersFilterProps) => {
  const { q: _q, status: _status, ...more } = params
  const isAsked = isNarrowed(more)
  const [isOpen, setIsOpen] = useState(isAsked)
  const { api } = useRemoteContext()
  const { data: people = [] } = useQuery({
    ...orderPeopleQuery(api, company.uuid),
    enabled: isOpen && Boolean(company.seesAllOrders),
  })
  return (
    <Disclosure summary={messages.more} isDefaultOpen={isAsked} onToggle={setIsOpen}>
      <div css={moreCss}>
        <TextField name="from" type="date" label={messages.from} defaultValue={params.from} />
        <TextField name="to" type="date" label={messages.to} defaultValue={params.to} />
        <TextField
          name="article"
          label={messages.article}
          placeholder={messages.articleHint}
          maxLength={100}
          defaultValue={params.article}
        />
        <TextField
          name="sumFrom"
          inputMode="numeric"
          label={messages.sumFrom}
          defaultValue={roubles(params.sumFrom)}
        />
        <TextField
          name="sumTo"
          inputMode="numeric"
          label={messages.sumTo}
          defaultValue={roubles(params.sumTo)}
        />
        {company.agreements.length > 1 && (
          <Select
            name="agreement"
            label={messages.agreement}
            emptyLabel={messages.anyAgreement}
            options={company.agreements.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            defaultValue={params.agreement ?? ''}
          />
        )}
        {company.seesAllOrders && (
          <Select
            key={people.length} // a choice of the address is shown once its name is known
            name="person"
            label={messages.person}
            emptyLabel={messages.anyPerson}
            options={people.map(({ id, name }) => ({ value: `${id}`, label: name }))}
            defaultValue={params.person ?? ''}
          />
        )}
      </div>
    </Disclosure>
  )
}

const rootCss = {
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  '& > details': { gridColumn: '1 / -1' },
  [media.up(744)]: { gridTemplateColumns: 'minmax(180px, 260px) minmax(160px, 220px) auto' },
} as const

const moreCss = {
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
} as const
