import type { LoadedEntity } from '../../load/loaded-entity.ts'
import { loadedCompanies } from '../company/loaded-companies.service.ts'
import { loadedCurrencies } from '../currency/loaded-currencies.service.ts'
import { loadedGoods } from '../goods/loaded/loaded-goods.service.ts'
import { loadedDeliveryMethods } from '../order/accounting/loaded-delivery.service.ts'
import { loadedOrders } from '../order/accounting/loaded-orders.service.ts'
import { loadedPrices } from '../pricing/loaded-prices.service.ts'
import { loadedSettlements } from '../settlements/loaded-settlements.service.ts'
import { loadedStock } from '../stock/loaded-stock.service.ts'
import type { Entities } from './order-references.ts'

/** Everything that an accounting system may send, by name; each entity comes from the module that owns its tables. */
export const allEntities = (
  ports: Parameters<typeof loadedCompanies>[0] & Parameters<typeof loadedOrders>[0],
): Entities => {
  const list: readonly LoadedEntity[] = [
    ...loadedGoods,
    ...loadedStock,
    ...loadedPrices,
    loadedCurrencies,
    loadedDeliveryMethods,
    ...loadedCompanies(ports),
    loadedSettlements,
    ...loadedOrders(ports),
  ]
  return new Map(list.map((entity) => [entity.name, entity]))
}
