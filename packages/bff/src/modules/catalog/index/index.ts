/**
 * The catalogue index: an answer to `CatalogIndex` that lives in the memory of the BFF. Built from the database in
 * one pass by a worker thread, kept fresh by the catalogue's version, started from a snapshot when there is one.
 */
export { buildIndex } from './build.ts'
export { bytesOf, type IndexData } from './columns.ts'
export { type IndexLog, type IndexOptions, openCatalogIndex } from './holder.ts'
export { openMemoryIndex } from './memory-index.ts'
export { readSnapshot, type SnapshotKey, writeSnapshot } from './snapshot.ts'
export type { CatalogSource } from './source.ts'
