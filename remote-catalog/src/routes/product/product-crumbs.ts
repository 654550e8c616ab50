import type { Product } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { homeCrumb } from '../../shared/page/home-crumb.ts'
import { pageMessages } from '../../shared/page/page.messages.ts'

export const productCrumbs = (product: Product) => [
  homeCrumb,
  { label: pageMessages.catalog, to: urls.catalog() },
  ...product.breadcrumbs.map(({ name, slug }) => ({ label: name, to: urls.section(slug) })),
]
