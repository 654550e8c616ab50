import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Select, space, TextField } from '@isp/ui'
import { orderPeopleQuery } from '../../shared/order/order.queries.ts'
import { type OrdersFilterProps, orderWaitOptions } from './orders.params.ts'
import { ordersMoreMessages as messages } from './orders-more.messages.ts'

const roubles = (kopecks: number | undefined): number | '' => (kopecks ? kopecks / 100 : '')

/** What the list is narrowed by seldom; part of the form around it. */
export const MoreConditions = ({ params, company }: OrdersFilterProps) => {
  const { api } = useRemoteContext()
  const { data: people = [] } = useQuery({
    ...orderPeopleQuery(api, company.uuid),
    enabled: Boolean(company.seesAllOrders),
  })
  return (
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
      <Select
        name="waiting"
        label={messages.waiting}
        emptyLabel={messages.anyWaiting}
        options={orderWaitOptions.map((value) => ({ value, label: messages.waits[value] }))}
        defaultValue={params.waiting ?? ''}
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
  )
}

const moreCss = {
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
} as const
