import { newCode } from '../kernel/slug.ts'
import type { WarehouseRecord } from '../load/index.ts'
import type { Known } from '../load/known.ts'
import type { SourceIds } from '../load/source-ids.ts'
import { defaults } from './commerce-ml.language.ts'
import type { Survey } from './survey.types.ts'

const SORT = 500

/** Warehouses of the export by id, and one for stock without a warehouse. */
export class Warehouses {
  readonly #known: Known
  readonly #ids: SourceIds
  readonly #records = new Map<string, WarehouseRecord>()

  constructor(survey: Survey, known: Known, ids: SourceIds) {
    this.#known = known
    this.#ids = ids
    for (const { id, name, city } of survey.warehouses.values()) this.#note(id, name, city)
  }

  /** A warehouse that is not described is named by its id. */
  idOf(warehouseId: string | null): string {
    if (warehouseId === null) return this.#note('shop:main', defaults.warehouse, defaults.warehouse)
    const isKnown = this.#known.warehouses.some(({ externalId }) => externalId === warehouseId)
    return isKnown || this.#records.has(warehouseId)
      ? warehouseId
      : this.#note(warehouseId, warehouseId, warehouseId)
  }

  get records(): WarehouseRecord[] {
    return [...this.#records.values()]
  }

  #note(externalId: string, name: string, city: string): string {
    if (this.#records.has(externalId)) return externalId
    const known = this.#known.warehouses.find((other) => other.externalId === externalId)
    const code =
      known?.code ?? newCode(name, this.#ids.toShop(externalId), this.#known.warehouseCodes)
    this.#records.set(externalId, { externalId, code, name, city, sort: known?.sort ?? SORT })
    return externalId
  }
}
