/** What an order may ask of the stock, in its own transaction: hold it, then count what is free. */

/** What a shipment takes: see what lies where, then take it. */
export { type StockPart, selectStockParts as stockPartsOf, takeStock } from './shipped-stock.sql.ts'
export { type FreeStock, lockStock, selectFreeStock as freeStockOf } from './stock.sql.ts'
