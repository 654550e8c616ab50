import { collectionsUrl } from '@isp/contract/content-urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { isSignedIn, useStanding } from '@isp/session'
import { color } from '@isp/ui'
import { promoSetsQuery, top10Query, viewedQuery } from '../../shared/history/history.queries.ts'
import { Shelf } from '../../shared/shelf/shelf.tsx'
import { homeShelvesMessages as messages } from './home-shelves.messages.ts'

/** What the shop offers, what most companies order and what the visitor has seen; a shelf that cannot be read is none. */
export const HomeShelves = () => {
  const { api } = useRemoteContext()
  const standing = useStanding()
  const { data: viewed = [] } = useQuery({
    ...viewedQuery(api, { isAccount: isSignedIn(standing) }),
    enabled: standing.kind !== 'unknown',
  })
  const { data: top = [] } = useQuery(top10Query(api))
  const { data: sets = [] } = useQuery(promoSetsQuery(api))
  return (
    <>
      {sets.map(({ id, title, products }) => (
        <Shelf key={id} title={title} items={products} />
      ))}
      {sets.length > 0 && (
        <p>
          <Link to={collectionsUrl()} css={{ color: color.link }}>
            {messages.collections}
          </Link>
        </p>
      )}
      <Shelf title={messages.top10} items={top} />
      <Shelf title={messages.viewed} items={viewed} />
    </>
  )
}
