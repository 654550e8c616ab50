import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { formatListing, parseListing } from '../../shared/listing/listing.params.ts'
import { listingQuery } from '../../shared/listing/listing.queries.ts'
import { Shelf } from '../../shared/shelf/shelf.tsx'
import { articleGoodsMessages as messages } from './article-goods.messages.ts'

const MOST_SHOWN = 12

export type ArticleGoodsProps = { section: string; query: string; title: string | null }

/** Goods of a list that a text names, at the reader's prices, those in stock first; a list that cannot be read is none. */
export const ArticleGoods = ({ section, query, title }: ArticleGoodsProps) => {
  const { api } = useRemoteContext()
  const params = parseListing(new URLSearchParams(query))
  const { data } = useQuery(
    listingQuery(api, { section }, { ...params, first: 'stock', size: null, view: null }),
  )
  if (!data || data.total === 0) return null
  const address = formatListing(params)
  return (
    <>
      <Shelf title={title ?? messages.title} items={data.items.slice(0, MOST_SHOWN)} />
      <p>
        <Link
          to={address.size > 0 ? urls.sectionFiltered(section, 1, address) : urls.section(section)}
        >
          {messages.all(data.total)}
        </Link>
      </p>
    </>
  )
}
