import type { DeliveryMethod } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'

const columns = 'code, name, description, needs_address as "needsAddress", kind'

export const selectDeliveryMethods = (database: Database): Promise<DeliveryMethod[]> =>
  database.query({
    name: 'delivery.list',
    text: `select ${columns} from delivery_method where is_active order by sort, id`,
  })

export const selectDeliveryMethod = async (
  database: Database,
  code: string,
): Promise<DeliveryMethod | undefined> => {
  const rows = await database.query<DeliveryMethod>({
    name: 'delivery.one',
    // fault: switched-off-delivery-accepted
    text: `select ${columns} from delivery_method where is_active and code = $1`,
    values: [code],
  })
  return rows[0]
}
