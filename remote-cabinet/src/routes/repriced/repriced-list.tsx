import { ignoreErrors, unwrap } from '@isp/api-client'
import type { Repriced, RepricedProduct } from '@isp/contract'
import { accountUrls, draftUrls, urls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { keepPreviousData, useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import { EmptyState, LinkButton, Pagination, Stack, Text } from '@isp/ui'
import { tabsCss } from '../../shared/goods/goods.css.ts'
import { goodsMessages } from '../../shared/goods/goods.messages.ts'
import { GoodsSkeleton } from '../../shared/goods/goods-head.tsx'
import { GoodsList } from '../../shared/goods/goods-list.tsx'
import { repricedMessages as messages } from './repriced.messages.ts'
import {
  parseRepricedParams,
  type RepricedParams,
  repricedAddress,
  repricedPlaces,
} from './repriced.params.ts'

/** Where the goods lie is chosen by links: what was opened can be widened again. */
export const RepricedList = () => {
  const { api, session } = useRemoteContext()
  const params = parseRepricedParams(useSearchParams()[0])
  const query = useQuery({
    queryKey: ['history', 'repriced', session.identity(), params],
    queryFn: ({ signal }): Promise<Repriced> =>
      unwrap(
        api.GET('/api/statistics/repriced', {
          params: { query: params },
          signal,
          ...ignoreErrors(),
        }),
      ),
    placeholderData: keepPreviousData,
  })
  return (
    <Stack gap={4}>
      <nav aria-label={messages.place} css={tabsCss}>
        {[undefined, ...repricedPlaces].map((place) => (
          <Link
            key={place ?? 'all'}
            to={repricedAddress({ page: 1, ...(place && { in: place }) })}
            aria-current={place === params.in ? 'page' : undefined}
          >
            {messages.places[place ?? 'all']}
          </Link>
        ))}
      </nav>
      <Read
        query={query}
        waiting={<GoodsSkeleton />}
        instead={{ 404: <NoSuchPage params={params} /> }}
        isEmpty={({ total }) => total === 0}
        empty={<NothingRepriced />}
      >
        {(data) => <RepricedGoods data={data} params={params} />}
      </Read>
    </Stack>
  )
}

const RepricedGoods = ({ data, params }: { data: Repriced; params: RepricedParams }) => (
  <Stack gap={4}>
    <Text tone="muted" size="s">
      <span role="status">{goodsMessages.found(data.total)}</span>
    </Text>
    <GoodsList
      key={repricedAddress(params)}
      title={messages.title}
      groups={[
        {
          heading: null,
          caption: messages.title,
          goods: data.items.map((item) => ({
            product: item.product,
            wanted: 1,
            note: <RepricedNote item={item} />,
          })),
        },
      ]}
    />
    <Pagination
      page={params.page}
      pages={data.pages}
      hrefOf={(page) => repricedAddress({ ...params, page })}
    />
  </Stack>
)

const RepricedNote = ({ item: { from, to, drafts, isFavorite } }: { item: RepricedProduct }) => (
  <>
    <small>{messages.prices(from, to)}</small>
    {drafts.length > 0 && (
      <small>
        {messages.drafts}{' '}
        {drafts.map(({ id, name }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <Link to={draftUrls.draft(id)}>{name}</Link>
          </span>
        ))}
      </small>
    )}
    {isFavorite && (
      <small>
        <Link to={accountUrls.favorites()}>{messages.favorite}</Link>
      </small>
    )}
  </>
)

const NothingRepriced = () => (
  <EmptyState
    title={messages.emptyTitle}
    text={messages.emptyText}
    action={<LinkButton to={urls.cabinet()}>{messages.toOverview}</LinkButton>}
  />
)

const NoSuchPage = ({ params }: { params: RepricedParams }) => (
  <EmptyState
    icon="search"
    title={messages.noPageTitle}
    action={
      <LinkButton to={repricedAddress({ ...params, page: 1 })} variant="secondary">
        {messages.toFirst}
      </LinkButton>
    }
  />
)
