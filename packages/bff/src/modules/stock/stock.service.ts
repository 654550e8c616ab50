/** What an order may ask of the stock, in its own transaction: hold it, then count what is free. */
export {
  type FreeStock,
  lockStock,
  selectFreeStock as freeStockOf,
} from '../goods/cards/offers.sql.ts'
/** What a shipment takes: see what lies where, then take it. */
export { type StockPart, selectStockParts as stockPartsOf, takeStock } from './shipped-stock.sql.ts'
