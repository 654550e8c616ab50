/** What the sale takes of the catalogue: cards at the caller's prices, as SQL to join and as what it becomes. */
export { type CallerPriceTypes, type CardRow, cardColumns, cardJoins } from './card.sql.ts'
export { createMetadataCache } from './catalog.metadata.ts'
export { toCard } from './product-card.ts'
