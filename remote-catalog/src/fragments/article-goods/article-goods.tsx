import type { FilterSelection } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { listingQuery } from '../../shared/listing/listing.queries.ts'
import { Shelf } from '../../shared/shelf/shelf.tsx'
import { articleGoodsMessages as messages } from './article-goods.messages.ts'

export type ArticleGoodsProps = {
  section: string
  /** Of the list's address, and the same as the catalogue is asked. */
  query: string
  filters: readonly FilterSelection[]
  title: string
}

/** Goods of a list that a text names, at the reader's prices, those in stock first; a list that cannot be read is none. */
export const ArticleGoods = ({ section, query, filters, title }: ArticleGoodsProps) => {
  const { api } = useRemoteContext()
  const params = { page: 1, filters, sort: null, first: 'stock', size: null, view: null } as const
  const { data } = useQuery(listingQuery(api, { section }, params))
  if (!data || data.total === 0) return null
  return (
    <>
      <Shelf title={title} items={data.items} />
      <p>
        <Link to={query ? urls.sectionFiltered(section, 1, query) : urls.section(section)}>
          {messages.all(data.total)}
        </Link>
      </p>
    </>
  )
}
