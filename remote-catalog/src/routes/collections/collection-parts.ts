import type { PageHeader } from '../../shared/page-header/page-header.tsx'
import type { ProductList } from '../../shared/product-list/product-list.tsx'

/** What nearly every page of the catalogue has loaded: handed over, since shared modules weigh more. */
export type CollectionParts = { PageHeader: typeof PageHeader; ProductList: typeof ProductList }
