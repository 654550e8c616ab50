import { urls } from '@isp/contract/urls'
import type { RemoteRoute } from '@isp/federation'
import { notFound } from '@isp/router'
import { notFoundHead } from './not-found.head.ts'

const notFoundRoute = (id: string, path: string): RemoteRoute => ({
  id,
  path,
  // the status is 404 here too (D20): the error element shows the page
  loader: () => {
    throw notFound()
  },
  element: null,
  handle: { head: ({ url }) => notFoundHead(url.pathname) },
})

/** `/404/` and `/404/product/` as addresses of their own (§2.1). */
export const notFoundRoutes: readonly RemoteRoute[] = [
  notFoundRoute('shell:not-found', urls.notFound()),
  notFoundRoute('shell:product-not-found', urls.productNotFound()),
]
