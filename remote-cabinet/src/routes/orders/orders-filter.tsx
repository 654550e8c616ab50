import { accountUrls, withQuery } from '@isp/contract/urls'
import { Disclosure, media, Select, Skeleton } from '@isp/ui'
import { lazy, Suspense, useState } from 'react'
import { orderMessages } from '../../shared/order/order.messages.ts'
import { ListFilter } from '../../shared/page/list-filter.tsx'
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

/** What the list of orders is narrowed by. */
export const OrdersFilter = ({ params, company }: OrdersFilterProps) => {
  const { q, status, sort, pageSize, ...more } = params
  const isAsked = isNarrowed(more)
  const [isOpen, setIsOpen] = useState(isAsked)
  return (
    <ListFilter
      css={rootCss}
      action={accountUrls.orders()}
      q={q}
      search={messages.search}
      searchHint={messages.searchHint}
      isNarrowed={isNarrowed(params)}
      addressOf={(asked) =>
        withQuery(
          accountUrls.orders(),
          ordersSearch({ ...parseOrdersParams(asked), sort, pageSize }),
        )
      }
      below={
        <Disclosure summary={messages.more} isDefaultOpen={isAsked} onToggle={setIsOpen}>
          {isOpen && (
            <Suspense fallback={<Skeleton shape="box" height="68px" />}>
              <MoreConditions params={params} company={company} />
            </Suspense>
          )}
        </Disclosure>
      }
    >
      <Select
        name="status"
        label={messages.status}
        emptyLabel={messages.anyStatus}
        options={options}
        defaultValue={status ?? ''}
      />
    </ListFilter>
  )
}

const rootCss = {
  '& > details': { gridColumn: '1 / -1' },
  [media.up(744)]: { gridTemplateColumns: 'minmax(180px, 260px) minmax(160px, 220px) auto' },
} as const
