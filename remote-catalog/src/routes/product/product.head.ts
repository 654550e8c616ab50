import type { Product } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import type { HeadInput, PageHead } from '@isp/federation'
import { pictureSources } from '@isp/ui'
import { breadcrumbsJsonLd, type Crumb, homePlace } from '../../shared/page/json-ld.ts'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { PICTURE_SIZES } from './gallery-sizes.ts'
import { productMessages as messages } from './product.messages.ts'

const availabilityOf = ({ availability }: Product): string => {
  if (availability.available > 0) return 'https://schema.org/InStock'
  return availability.nextArrival ? 'https://schema.org/BackOrder' : 'https://schema.org/OutOfStock'
}

/** schema.org Product; the price in roubles as the format wants it: «1234.50». */
export const productJsonLd = (product: Product, origin: string): Record<string, unknown> => {
  const url = new URL(urls.product(product.slug), origin).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.article,
    mpn: product.article,
    ...(product.gtins[0] ? { gtin: product.gtins[0] } : {}),
    ...(product.description ? { description: product.description } : {}),
    ...(product.images.length > 0
      ? { image: product.images.map((src) => new URL(urls.image(src), origin).href) }
      : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand.name } } : {}),
    category: product.section.name,
    url,
    ...(product.price
      ? {
          offers: {
            '@type': 'Offer',
            url,
            price: (product.price.amount / 100).toFixed(2),
            priceCurrency: 'RUB',
            availability: availabilityOf(product),
            itemCondition: 'https://schema.org/NewCondition',
          },
        }
      : {}),
  }
}

const crumbsOf = ({ breadcrumbs, name, slug }: Product): Crumb[] => [
  homePlace,
  { name: pageMessages.catalog, path: urls.catalog() },
  ...breadcrumbs.map((one) => ({ name: one.name, path: urls.section(one.slug) })),
  { name, path: urls.product(slug) },
]

export const productHead = (product: Product, { origin }: HeadInput): PageHead => {
  const [picture] = product.images
  return {
    title: pageMessages.documentTitle(messages.headTitle(product.name, product.article)),
    description: messages.headDescription(
      product.name,
      product.article,
      product.price?.amount ?? null,
    ),
    canonical: urls.product(product.slug),
    ...(typeof ISP_WEB === 'undefined' && {
      jsonLd: [breadcrumbsJsonLd(origin, crumbsOf(product)), productJsonLd(product, origin)],
      ...(picture && { preloadImage: { ...pictureSources(picture), sizes: PICTURE_SIZES } }),
    }),
  }
}
