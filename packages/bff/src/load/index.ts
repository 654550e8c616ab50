export {
  type LoadProgress,
  type LoadResult,
  loadCatalog,
  lockCatalog,
} from './load-catalog.ts'
export { CatalogLoadError } from './load-error.ts'
export type {
  BrandRecord,
  CatalogBatch,
  PriceRecord,
  PriceTypeRecord,
  PriceTypeSourceRecord,
  PropertyRecord,
  SectionRecord,
  WarehouseRecord,
} from './records.ts'
export { priceTypesByExternalId } from './references.ts'
