/**
 * The catalogue index: an answer to `CatalogIndex` that lives in the memory of the BFF. Built from the database in
 * one pass by a worker thread, kept fresh by the catalogue's version, started from a snapshot when there is one.
 */
export { openCatalogIndex } from './holder.ts'
