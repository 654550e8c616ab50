import { urls } from '@isp/contract/urls'
import type { PageHead } from '@isp/federation'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { EmptyState, Heading, LinkButton, Skeleton, Stack } from '@isp/ui'
import { FavoriteLists } from './favorite-lists.tsx'
import { favoritesMessages as messages } from './favorites.messages.ts'
import { favoritesQuery } from './favorites.queries.ts'

export const favoritesHead = (): PageHead => ({ title: messages.documentTitle })

/** /cabinet/favorites/ (§2.9): what is bought again and again, in lists by name, at today's prices. */
export const FavoritesPage = () => {
  const { api, session } = useRemoteContext()
  const favorites = useQuery(favoritesQuery(api, session.identity()))
  return (
    <Stack gap={4}>
      <Heading level={1}>{messages.title}</Heading>
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
    </Stack>
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
