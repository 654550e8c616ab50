import type { Product, ProductCard } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { isSignedIn, useStanding } from '@isp/session'
import { Text } from '@isp/ui'
import type { ReactNode } from 'react'
import {
  orderedQuery,
  relatedQuery,
  viewedQuery,
  viewQuery,
} from '../../shared/history/history.queries.ts'
import type { Both } from '../../shared/product-list/amount.tsx'
import { Shelf } from '../../shared/shelf/shelf.tsx'
import { AbsentNote } from './absent-note.tsx'
import { BuyerArticle } from './buyer-article/buyer-article.tsx'
import { PriceInCurrency } from './currency/price-in-currency.tsx'
import { PictureZoom } from './picture-zoom.tsx'
import { PriceLadder } from './price-ladder.tsx'
import { ProductActions } from './product-actions.tsx'
import { ProductFacts } from './product-facts.tsx'
import { productMoreMessages as messages } from './product-more.messages.ts'
import { Replacement } from './replacement.tsx'
import { SizeSteps } from './size-steps.tsx'
import { StockTable } from './stock-table.tsx'

export type MoreProps = {
  product: Product
  /** Under each card of the shelves; without it this is the note beside the offer. */
  buy?: (product: ProductCard) => ReactNode
  /** In place of both, what the server sends too: who replaces it, what to do while there is none, prices from a quantity on, stock, or characteristics and papers. */
  facts?: 'first' | 'absent' | 'steps' | 'stock' | 'all'
  /** How the offer shows its prices, handed over as the list's parts are. */
  Both?: typeof Both
}

export const ProductMore = ({ product, buy, facts, Both }: MoreProps) => {
  if (facts === 'first') return <Replacement product={product} />
  if (facts === 'absent') return <AbsentNote product={product} />
  if (facts === 'steps') return Both ? <PriceLadder product={product} Both={Both} /> : null
  if (facts === 'stock') return <StockTable product={product} />
  if (facts) return <ProductFacts product={product} />
  return buy ? <ProductShelves product={product} buy={buy} /> : <ProductNote product={product} />
}

/** What can be done with the page, and when the product was looked at and ordered before. The look itself is remembered here. */
const ProductNote = ({ product }: Pick<MoreProps, 'product'>) => {
  const { id, unit } = product
  const { api } = useRemoteContext()
  const standing = useStanding()
  const isAccount = isSignedIn(standing)
  const { data: previousAt } = useQuery({
    ...viewQuery(api, { isAccount }, id),
    enabled: standing.kind !== 'unknown',
  })
  const company = standing.kind === 'member' ? standing.company.uuid : ''
  const { data: ordered } = useQuery({ ...orderedQuery(api, company, id), enabled: company !== '' })
  return (
    <>
      <SizeSteps id={id} />
      {product.price && (
        <div>
          <PriceInCurrency amount={product.price.amount} />
        </div>
      )}
      <PictureZoom product={product} />
      <ProductActions product={product} />
      <BuyerArticle productId={id} />
      {ordered && (
        <Text size="s">
          {messages.ordered(ordered.quantity, unit)}{' '}
          <Link to={accountUrls.order(ordered.lastOrder.id)}>
            {messages.lastOrder(ordered.lastOrder.number, ordered.lastAt)}
          </Link>
        </Text>
      )}
      {previousAt && (
        <Text size="s" tone="secondary">
          {messages.viewed(previousAt)}
        </Text>
      )}
    </>
  )
}

const ProductShelves = ({ product, buy }: Required<Pick<MoreProps, 'product' | 'buy'>>) => {
  const { api } = useRemoteContext()
  const standing = useStanding()
  const { data: related = [] } = useQuery(relatedQuery(api, product.id))
  const { data: viewed = [] } = useQuery({
    ...viewedQuery(api, { isAccount: isSignedIn(standing) }),
    enabled: standing.kind !== 'unknown',
  })
  const others = viewed.filter(({ id }) => id !== product.id)
  return (
    <>
      <Shelf title={messages.related} items={related} foot={buy} />
      <Shelf title={messages.viewedShelf} items={others} foot={buy} />
    </>
  )
}
