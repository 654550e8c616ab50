import type { LoadedEntity } from '../../../load/loaded-entity.ts'
import { prices, rests } from '../../pricing/loaded-prices.ts'
import { directories } from './loaded-directories.ts'
import { products } from './loaded-products.ts'

export { analyseGoods } from './loaded-goods.sql.ts'

/** Goods, and what they are described by, priced and counted in. */
export const loadedGoods = [
  ...directories,
  products,
  prices,
  rests,
] as const satisfies readonly LoadedEntity[]
