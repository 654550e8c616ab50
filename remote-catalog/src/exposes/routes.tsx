import { defineRemote, type RemoteModule } from '@isp/federation/remote'
import { brandsRoutes } from '../routes/brands/brands.route.tsx'
import { catalogRoutes } from '../routes/catalog/catalog.route.tsx'
import { collectionsRoutes } from '../routes/collections/collections.route.tsx'
import { comparisonRoutes } from '../routes/comparison/comparison.route.tsx'
import { constructorsRoutes } from '../routes/constructors/constructors.route.tsx'
import { productRoutes } from '../routes/product/product.route.tsx'
import { searchRoutes } from '../routes/search/search.route.tsx'
import { sectionRoutes } from '../routes/section/section.route.tsx'

/** All pages of the catalogue: /catalog/ /section/ /product/ /search/ /brands/ /collections/ /comparison/ /constructors/ */
export default defineRemote({
  name: 'catalog',
  routes: (context) => [
    ...catalogRoutes(context),
    ...sectionRoutes(context),
    ...productRoutes(context),
    ...searchRoutes(context),
    ...brandsRoutes(context),
    ...collectionsRoutes(),
    ...comparisonRoutes(),
    ...constructorsRoutes(),
  ],
}) satisfies RemoteModule
