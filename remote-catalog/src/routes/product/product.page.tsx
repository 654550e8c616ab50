import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { productName } from '@isp/i18n'
import { useSuspenseQuery } from '@isp/query'
import { Link, useLocation, useParams } from '@isp/router'
import { Container, Heading, Text } from '@isp/ui'
import type { ReactNode } from 'react'
import { BasketSlot } from '../../shared/basket-slot/basket-slot.tsx'
import { listingMessages } from '../../shared/listing/listing.messages.ts'
import { PageHeader } from '../../shared/page-header/page-header.tsx'
import { productQuery } from '../../shared/product/product.queries.ts'
import { AnaloguesBlock } from './analogues-block.tsx'
import { ArticleLine } from './article-line.tsx'
import { AttributeTable } from './attribute-table.tsx'
import { Documents } from './documents.tsx'
import { Gallery } from './gallery.tsx'
import { MorePlace } from './more-place.tsx'
import { Offer } from './offer.tsx'
import { productMessages as messages } from './product.messages.ts'
import { productCrumbs } from './product-crumbs.ts'
import { blockCss, factsCss, firstCss, pageCss, stockCss, textsCss } from './product-page.css.ts'
import { StockTable } from './stock-table.tsx'

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
        <div css={firstCss}>
          <Gallery images={product.images} name={product.name} />
          <Offer product={product} />
          <Block title={messages.stock} css={stockCss}>
            <StockTable product={product} />
          </Block>
        </div>
        <div css={factsCss}>
          {product.attributes.length > 0 && (
            <Block title={messages.attributes}>
              <AttributeTable attributes={product.attributes} />
            </Block>
          )}
          <div css={textsCss}>
            {product.description && (
              <Block title={messages.description}>
                <Text css={{ whiteSpace: 'pre-line', maxWidth: '70ch' }}>
                  {product.description}
                </Text>
              </Block>
            )}
            {product.documents.length > 0 && (
              <Block title={messages.documents}>
                <Documents documents={product.documents} />
              </Block>
            )}
          </div>
        </div>
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

const Block = ({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) => (
  <section className={className} css={blockCss}>
    <Heading level={2} size={3}>
      {title}
    </Heading>
    {children}
  </section>
)
