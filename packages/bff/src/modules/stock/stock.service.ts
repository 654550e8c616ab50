/** For shipments: read what each warehouse has, then subtract it. */
export { type StockPart, selectStockParts as stockPartsOf, takeStock } from './shipped-stock.sql.ts'
/** For orders, in their own transaction: lock the stock, then read what is free. */
export { type FreeStock, lockStock, selectFreeStock as freeStockOf } from './stock.sql.ts'
