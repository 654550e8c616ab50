import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { productName } from '@isp/i18n'
import { useSuspenseQuery } from '@isp/query'
import { Link, useLocation, useParams } from '@isp/router'
import { Container } from '@isp/ui'
import { BasketSlot } from '../../shared/basket-slot/basket-slot.tsx'
import { listingMessages } from '../../shared/listing/listing.messages.ts'
import { PageHeader } from '../../shared/page-header/page-header.tsx'
import { productQuery } from '../../shared/product/product.queries.ts'
import { AnaloguesBlock } from './analogues-block.tsx'
import { ArticleLine } from './article-line.tsx'
import { Block } from './block.tsx'
import { Gallery } from './gallery.tsx'
import { FactsPlace, MorePlace } from './more-place.tsx'
import { Offer } from './offer.tsx'
import { productMessages as messages } from './product.messages.ts'
import { productCrumbs } from './product-crumbs.ts'
import { firstCss, pageCss, stockCss } from './product-page.css.ts'

/** Everything that a buyer wants to know of one product, on one page. */
export const ProductPage = () => {
  const { api } = useRemoteContext()
  const { productCode = '' } = useParams()
  const searched = new URLSearchParams(useLocation().search).get('searched')
  const { data: product } = useSuspenseQuery(productQuery(api, productCode))
  return (
    <Container as="div">
      <article key={product.id} css={pageCss}>
        <PageHeader
          breadcrumbs={[...productCrumbs(product), { label: productName(product.name) }]}
          title={productName(product.name)}
        >
          {searched && (
            <Link to={urls.search(searched)}>{listingMessages.backToSearch(searched)}</Link>
          )}
          <ArticleLine product={product} />
        </PageHeader>
        <FactsPlace product={product} facts="first" />
        <div css={firstCss}>
          <Gallery images={product.images} name={product.name} />
          <Offer product={product} />
          <Block title={messages.stock} css={stockCss}>
            <FactsPlace product={product} facts="stock" />
          </Block>
        </div>
        <FactsPlace product={product} facts="all" />
        {product.analogueCount > 0 && (
          <Block title={messages.analogues}>
            <AnaloguesBlock product={product} />
          </Block>
        )}
        <MorePlace product={product} buy={(card) => <BasketSlot product={card} />} />
      </article>
    </Container>
  )
}
