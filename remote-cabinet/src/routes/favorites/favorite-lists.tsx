import type { FavoriteItem, FavoriteList } from '@isp/contract'
import { accountUrls, withQuery } from '@isp/contract/urls'
import { Link, useSearchParams } from '@isp/router'
import { Button, color, Stack, Text } from '@isp/ui'
import { FavoriteItems } from './favorite-items.tsx'
import { listTabsCss, noticeCss } from './favorites.css.ts'
import { favoritesMessages as messages } from './favorites.messages.ts'
import { ListTools } from './list-tools.tsx'
import { useFavoriteChanges } from './use-favorite-changes.ts'

const addressOf = (id: number) =>
  withQuery(accountUrls.favorites(), new URLSearchParams({ list: String(id) }))

/** Lists by name, one of them open; `?list=` can be kept as a bookmark. */
export const FavoriteLists = ({
  lists,
  items,
}: {
  lists: readonly FavoriteList[]
  items: readonly FavoriteItem[]
}) => {
  const [params] = useSearchParams()
  const changes = useFavoriteChanges()
  const open = lists.find(({ id }) => String(id) === params.get('list'))
  const shown = open ? items.filter(({ listId }) => listId === open.id) : items
  const { removed, undo } = changes
  return (
    <Stack gap={4}>
      <nav aria-label={messages.lists} css={listTabsCss}>
        <Link to={accountUrls.favorites()} aria-current={open ? undefined : 'page'}>
          {messages.all} <small>{items.length}</small>
        </Link>
        {lists.map(({ id, name, count }) => (
          <Link key={id} to={addressOf(id)} aria-current={id === open?.id ? 'page' : undefined}>
            {name} <small>{count}</small>
          </Link>
        ))}
      </nav>
      <ListTools key={`tools-${open?.id}`} list={open} />
      <div role="status">
        {removed && (
          <div css={noticeCss}>
            <Text as="span">{messages.removed(removed.count)}</Text>
            {removed.places.length > 0 && (
              <Button
                size="s"
                variant="secondary"
                isLoading={undo.isPending}
                onClick={() => undo.run(removed)}
              >
                {messages.undo}
              </Button>
            )}
          </div>
        )}
      </div>
      {shown.length === 0 ? (
        <Text css={{ color: color.textSecondary }}>
          {items.length === 0 ? messages.emptyText : messages.emptyList}
        </Text>
      ) : (
        <FavoriteItems
          key={`items-${open?.id}`}
          caption={messages.table(open?.name ?? messages.all)}
          items={shown}
          lists={lists}
          changes={changes}
        />
      )}
    </Stack>
  )
}
