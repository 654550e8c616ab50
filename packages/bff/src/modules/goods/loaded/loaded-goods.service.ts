import type { LoadedEntity } from '../../../load/loaded-entity.ts'
import { directories } from './loaded-directories.ts'
import { products } from './loaded-products.ts'

/** Goods, and what describes them. */
export const loadedGoods = [...directories, products] as const satisfies readonly LoadedEntity[]
