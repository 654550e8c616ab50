export {
  type LoadProgress,
  type LoadResult,
  loadCatalog,
} from './load-catalog.ts'
export { CatalogLoadError } from './load-error.ts'
export type { CatalogBatch } from './records.ts'
