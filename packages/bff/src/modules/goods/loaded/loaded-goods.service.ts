import type { LoadedEntity } from '../../../load/loaded-entity.ts'
import { directories } from './loaded-directories.ts'
import { products } from './loaded-products.ts'

/** Products and everything they refer to. */
export const loadedGoods = [...directories, products] as const satisfies readonly LoadedEntity[]
