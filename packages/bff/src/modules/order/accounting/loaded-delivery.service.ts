import type { ExchangeRecord } from '@isp/contract'
import { newCode } from '../../../kernel/slug.ts'
import type { LoadedEntity } from '../../../load/loaded-entity.ts'
import {
  deactivateMethods,
  selectMethodCodes,
  selectMethodMarks,
  upsertMethods,
} from './loaded-delivery.sql.ts'

/** Delivery methods of the data load. An order keeps the name that its method had when it was placed. */
export const loadedDeliveryMethods: LoadedEntity<ExchangeRecord<'delivery-methods'>> = {
  name: 'delivery-methods',
  references: () => [],
  known: async ({ database }, ids) =>
    new Map((await selectMethodMarks(database, ids)).map(({ id, mark }) => [id, mark])),
  write: async ({ database }, items) => {
    const codes = new Set((await selectMethodCodes(database)).map(({ code }) => code))
    await upsertMethods(
      database,
      items.map(({ id, record }) => ({
        ...record,
        id,
        code: newCode(record.name, id, codes).replaceAll('_', '-'),
      })),
    )
    return []
  },
  hide: async ({ database }, ids) => {
    await deactivateMethods(database, ids)
    return []
  },
  shown: ({ owns }) =>
    `select external_id as id from delivery_method where is_active and ${owns('external_id')}`,
}
