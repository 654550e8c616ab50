import { type Codes, type Column, codesColumn, type IndexData, sharedUint8 } from './columns.ts'
import { NEVER, NOW } from './days.ts'
import type { LiveRow, LiveSource, Locate, WarehouseRow } from './source.ts'

/** One byte per product holds eight warehouses, one bit each. */
export const BITS = 8

export const warehouseColumn = (group: number): string => `warehouses-${group}`
export const warehouseGroups = (warehouses: readonly WarehouseRow[]): number =>
  Math.ceil(warehouses.length / BITS)

export const isAvailabilityColumn = (name: string): boolean =>
  name === 'stock' || name === 'arrival' || name === 'today' || name.startsWith('warehouses-')

export type Availability = {
  set(position: number, row: Pick<LiveRow, 'warehouseIds' | 'arrivesOn'>): void
}

/** Writes the warehouses that have a product, and its next arrival, into the columns. */
const openWriter = (
  warehouses: readonly WarehouseRow[],
  columns: { stock: Codes; arrival: Codes; groups: readonly Codes[] },
): Availability => {
  const { stock, arrival, groups } = columns
  const placeOf = new Map(warehouses.map(({ id }, place) => [id, place]))
  return {
    set: (position, { warehouseIds, arrivesOn }) => {
      for (const group of groups) group[position] = 0
      for (const id of warehouseIds) {
        // a warehouse added since the build has no bit yet
        const place = placeOf.get(id) ?? -1
        const group = groups[Math.floor(place / BITS)]
        if (group) group[position] = (group[position] as number) | (1 << (place % BITS))
      }
      const isNow = warehouseIds.length > 0
      stock[position] = isNow ? 1 : 0
      arrival[position] = isNow ? NOW : (arrivesOn ?? NEVER)
    },
  }
}

export const openAvailability = (data: IndexData): Availability => {
  const { warehouses } = data.meta
  return openWriter(warehouses, {
    stock: codesColumn(data, 'stock'),
    arrival: codesColumn(data, 'arrival'),
    groups: Array.from({ length: warehouseGroups(warehouses) }, (_, group) =>
      codesColumn(data, warehouseColumn(group)),
    ),
  })
}

/**
 * Stores free stock by warehouse and the next arrival of all products: three bytes a product, and one more for every
 * eight warehouses.
 */
export const storeAvailability = async (
  source: LiveSource,
  locate: Locate,
  count: number,
  columns: Record<string, Column>,
): Promise<void> => {
  const stock = sharedUint8(count)
  const arrival = new Uint16Array(new SharedArrayBuffer(count * 2))
  const groups = Array.from({ length: warehouseGroups(source.warehouses) }, () =>
    sharedUint8(count),
  )
  const writer = openWriter(source.warehouses, { stock, arrival, groups })
  for await (const batch of source.arrivals()) {
    for (const { productId, day } of batch) {
      const position = locate(productId)
      if (position !== undefined) arrival[position] = day
    }
  }
  for await (const batch of source.free()) {
    for (const { productId, warehouseIds } of batch) {
      const position = locate(productId)
      if (position !== undefined) writer.set(position, { warehouseIds, arrivesOn: null })
    }
  }
  const today = new Uint32Array(new SharedArrayBuffer(4))
  today[0] = await source.today()
  Object.assign(columns, { stock, arrival, today })
  groups.forEach((group, place) => {
    columns[warehouseColumn(place)] = group
  })
}
