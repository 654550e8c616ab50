/**
 * The implementation of `CatalogIndex` in the memory of the BFF. A worker thread builds it from the database in one
 * pass, or reads its snapshot; the catalogue's version tells when to build it again.
 */
export { openCatalogIndex } from './holder.ts'
export { createStoredSnapshots } from './stored-snapshots.ts'
