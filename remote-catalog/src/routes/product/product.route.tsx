import { urls } from '@isp/contract/urls'
import type { RemoteContext, RemoteLoaderArgs, RemoteRoute } from '@isp/federation'
import { notFound, redirect } from '@isp/router'
import { orNotFound } from '../../shared/page/or-not-found.ts'
import { analoguesQuery, productQuery } from '../../shared/product/product.queries.ts'
import { ALL_ANALOGUES, AnaloguesPage } from './analogues.page.tsx'
import { BLOCK_ANALOGUES } from './analogues-block.tsx'
import { analoguesHead, productHead } from './product.head.ts'
import { ProductError, ProductPage } from './product.page.tsx'

/** As long as the server takes (contract: `slug`). */
const MAX_CODE = 200

const loadProduct = async ({ api, queryClient }: RemoteContext, { params }: RemoteLoaderArgs) => {
  const code = params.productCode ?? ''
  if (code === '' || code.length > MAX_CODE) throw notFound()
  return orNotFound(queryClient.ensureQueryData(productQuery(api, code)))
}

/** The server waits for the analogues to send a complete page; in the browser the product shows first. */
const createProductLoader = (context: RemoteContext) => async (args: RemoteLoaderArgs) => {
  const product = await loadProduct(context, args)
  if (product.analogueCount === 0) return null
  const analogues = context.queryClient.prefetchQuery(
    analoguesQuery(context.api, product.id, BLOCK_ANALOGUES),
  )
  if (typeof document === 'undefined') await analogues
  return null
}

const createAnaloguesLoader = (context: RemoteContext) => async (args: RemoteLoaderArgs) => {
  const product = await loadProduct(context, args)
  await context.queryClient.ensureQueryData(analoguesQuery(context.api, product.id, ALL_ANALOGUES))
  return null
}

export const productRoutes = (context: RemoteContext): RemoteRoute[] => [
  { id: 'catalog:product-root', path: '/product/', loader: () => redirect(urls.catalog()) },
  {
    id: 'catalog:product',
    path: '/product/:productCode/',
    loader: createProductLoader(context),
    handle: { head: productHead },
    element: <ProductPage />,
    errorElement: <ProductError />,
  },
  {
    id: 'catalog:product-analogues',
    path: '/product/:productCode/analogues/',
    loader: createAnaloguesLoader(context),
    handle: { head: analoguesHead },
    element: <AnaloguesPage />,
    errorElement: <ProductError />,
  },
]
