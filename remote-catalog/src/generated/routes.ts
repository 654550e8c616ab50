// Generated from the *.route.ts(x) files of this application by `npm run generate`.
import type { RemoteContext, RemoteRoute } from '@isp/federation'
import brandsBrand from '../routes/brands/brand.route.tsx'
import brands from '../routes/brands/brands.route.tsx'
import catalog from '../routes/catalog/catalog.route.tsx'
import catalogSectionRootOld from '../routes/catalog/section-root-old.route.ts'
import collections from '../routes/collections/collections.route.tsx'
import comparison from '../routes/comparison/comparison.route.tsx'
import constructors from '../routes/constructors/constructors.route.tsx'
import productAnalogues from '../routes/product/analogues.route.tsx'
import productProductRoot from '../routes/product/product-root.route.ts'
import product from '../routes/product/product.route.tsx'
import searchSearchRoot from '../routes/search/search-root.route.tsx'
import search from '../routes/search/search.route.tsx'
import sectionSectionOld from '../routes/section/section-old.route.ts'
import section from '../routes/section/section.route.tsx'

/** Every page of this application. */
export const routes = (context: RemoteContext): RemoteRoute[] => [
  ...brandsBrand(context),
  ...brands(context),
  ...catalog(context),
  ...catalogSectionRootOld(context),
  ...collections(context),
  ...comparison(context),
  ...constructors(context),
  ...productAnalogues(context),
  ...productProductRoot(context),
  ...product(context),
  ...searchSearchRoot(context),
  ...search(context),
  ...sectionSectionOld(context),
  ...section(context),
]
