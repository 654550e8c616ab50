// Reads warehouse of stock; delivery_method of order.
import type { Database } from '../../../kernel/database.ts'

export type WarehouseRow = { code: string; name: string; city: string }

export const selectWarehouses = (database: Database): Promise<WarehouseRow[]> =>
  database.query({
    name: 'texts.warehouses',
    text: 'select code, name, city from warehouse order by sort, id',
  })

export type MethodRow = { name: string; description: string; needsAddress: boolean }

export const selectMethods = (database: Database): Promise<MethodRow[]> =>
  database.query({
    name: 'texts.delivery',
    text: `select name, description, needs_address as "needsAddress"
             from delivery_method where is_active order by sort, id`,
  })
