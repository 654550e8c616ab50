import { accountUrls, selectionsUrl, urls } from '@isp/contract/urls'
import type { PageHead } from '@isp/federation'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import { EmptyState, Heading, LinkButton, Skeleton, Stack } from '@isp/ui'
import { FavoriteLists } from './favorite-lists.tsx'
import { favoritesMessages as messages } from './favorites.messages.ts'
import { favoritesQuery } from './favorites.queries.ts'
import { tabsCss } from './selections/selections.css.ts'
import { selectionsMessages } from './selections/selections.messages.ts'
import { SelectionsTab } from './selections/selections-tab.tsx'

export const favoritesHead = ({ url }: { url: URL }): PageHead => ({
  title: url.searchParams.has('selections')
    ? selectionsMessages.documentTitle
    : messages.documentTitle,
})

/** /cabinet/favorites/ (§2.9): what is bought again and again, and what is looked for again and again (063). */
export const FavoritesPage = () => {
  const [params] = useSearchParams()
  const isSelections = params.has('selections')
  return (
    <Stack gap={4}>
      <Heading level={1}>{messages.title}</Heading>
      <nav aria-label={selectionsMessages.tabs} css={tabsCss}>
        <Link to={accountUrls.favorites()} aria-current={isSelections ? undefined : 'page'}>
          {selectionsMessages.goods}
        </Link>
        <Link to={selectionsUrl()} aria-current={isSelections ? 'page' : undefined}>
          {selectionsMessages.title}
        </Link>
      </nav>
      {isSelections ? <SelectionsTab /> : <Favorites />}
    </Stack>
  )
}

/** Products, in lists by name, at today's prices. */
const Favorites = () => {
  const { api, session } = useRemoteContext()
  const favorites = useQuery(favoritesQuery(api, session.identity()))
  return (
    <Read
      query={favorites}
      title={messages.failed}
      waiting={
        <div role="status" aria-label={messages.waiting}>
          <Skeleton shape="box" height="320px" />
        </div>
      }
    >
      {({ lists, items }) =>
        lists.length === 0 ? <NoFavorites /> : <FavoriteLists lists={lists} items={items} />
      }
    </Read>
  )
}

export const NoFavorites = () => (
  <EmptyState
    icon="heart"
    title={messages.empty}
    text={messages.emptyText}
    action={<LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>}
  />
)
