import type { RouteModule } from '@isp/federation'
import { definePage } from '@isp/federation/page'
import { PageError } from '../../shared/page/page-error.tsx'
import { PageHeader } from '../../shared/page-header/page-header.tsx'
import { ProductList } from '../../shared/product-list/product-list.tsx'

const parts = () => import(/* webpackChunkName: "other-pages" */ './collections.parts.tsx')

const collections: RouteModule = (context) =>
  definePage({
    id: 'catalog:collections',
    path: '/collections/:slug?/',
    failure: <PageError />,
    load: async (_, address) => (await parts()).loadCollections(context, address),
    page: async () => (await parts()).collectionsPage(context, { PageHeader, ProductList }),
  })(context)

export default collections
