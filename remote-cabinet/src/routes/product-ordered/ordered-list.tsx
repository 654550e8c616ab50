import type { Ordered, OrderedProduct } from '@isp/contract'
import { accountUrls, historyUrls, urls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { keepPreviousData, useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import { EmptyState, LinkButton, Pagination, Stack, Text } from '@isp/ui'
import { goodsMessages } from '../../shared/goods/goods.messages.ts'
import { GoodsSkeleton } from '../../shared/goods/goods-head.tsx'
import { GoodsList } from '../../shared/goods/goods-list.tsx'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { orderedMessages as messages } from './ordered.messages.ts'
import { type OrderedParams, orderedSearch, parseOrderedParams } from './ordered.params.ts'
import { orderedQuery } from './ordered.queries.ts'
import { OrderedFilter } from './ordered-filter.tsx'
import { PriceMove } from './price-move.tsx'

const addressOf = (params: OrderedParams): string => historyUrls.ordered(orderedSearch(params))

/** Search, order, conditions and pages; all of it lives in the address. */
export const OrderedList = () => {
  const { api, session } = useRemoteContext()
  const params = parseOrderedParams(useSearchParams()[0])
  const query = useQuery({
    ...orderedQuery(api, session.identity(), params),
    placeholderData: keepPreviousData,
  })
  const isFiltered = Boolean(params.q || params.stock || params.price)
  const list = (
    <Read
      query={query}
      waiting={<GoodsSkeleton />}
      instead={{ 404: <NoSuchPage params={params} /> }}
      isEmpty={({ total }) => total === 0}
      empty={isFiltered ? <NothingFound /> : <NothingOrdered />}
    >
      {(data) => <FoundGoods data={data} params={params} />}
    </Read>
  )
  if (query.data?.total === 0 && !isFiltered) return list
  return (
    <Stack gap={4}>
      <OrderedFilter key={addressOf({ ...params, page: 1 })} params={params} />
      {list}
    </Stack>
  )
}

const FoundGoods = ({ data, params }: { data: Ordered; params: OrderedParams }) => (
  <Stack gap={4}>
    <Text tone="muted" size="s">
      <span role="status">{goodsMessages.found(data.total)}</span>
    </Text>
    <GoodsList
      key={addressOf(params)}
      title={goodsMessages.ordered}
      groups={[
        {
          heading: null,
          caption: goodsMessages.ordered,
          goods: data.items.map((item) => ({
            product: item.product,
            wanted: item.lastQuantity,
            note: <OrderedNote item={item} />,
            move: <PriceMove {...item} />,
          })),
        },
      ]}
    />
    <Pagination
      page={params.page}
      pages={data.pages}
      hrefOf={(page) => addressOf({ ...params, page })}
    />
  </Stack>
)

const OrderedNote = ({ item }: { item: OrderedProduct }) => {
  const { product, orderCount, quantity, lastAt, lastQuantity, lastPrice, lastOrder } = item
  return (
    <>
      <small>{messages.count(orderCount, quantity, product.unit)}</small>
      <small>
        {messages.last} <LocalTime iso={lastAt} />,{' '}
        <Link to={accountUrls.order(lastOrder.id)}>{messages.order(lastOrder.number)}</Link>:{' '}
        {messages.lastOffer(lastQuantity, product.unit, lastPrice)}
      </small>
    </>
  )
}

const NothingOrdered = () => (
  <EmptyState
    title={messages.emptyTitle}
    text={messages.emptyText}
    action={<LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>}
  />
)

/** The form above has the way back. */
const NothingFound = () => (
  <EmptyState icon="search" title={goodsMessages.nothingTitle} text={messages.nothingText} />
)

const NoSuchPage = ({ params }: { params: OrderedParams }) => (
  <EmptyState
    icon="search"
    title={messages.noPageTitle}
    action={
      <LinkButton to={addressOf({ ...params, page: 1 })} variant="secondary">
        {messages.toFirst}
      </LinkButton>
    }
  />
)
