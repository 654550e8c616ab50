import type { OwnBetter } from '@isp/contract'
import type { Database } from '../../../kernel/database.ts'
import type { PropertyKind } from '../metadata.sql.ts'

export type PropertyBetterRow = {
  code: string
  name: string
  unit: string | null
  kind: PropertyKind
  better: OwnBetter | null
}

const columns = 'code, name, unit, kind, better'

export const selectAllBetter = (database: Database): Promise<PropertyBetterRow[]> =>
  database.query({ text: `select ${columns} from property order by sort, id` })

export const selectPropertiesBetter = (
  database: Database,
  codes: readonly string[],
): Promise<PropertyBetterRow[]> =>
  database.query({
    name: 'catalog.properties-better',
    text: `select ${columns} from property where code = any($1::text[])`,
    values: [codes],
  })

/** Locks the property for the following change. The uuid names it in the staff's log. */
export const selectHeldBetter = async (
  database: Database,
  code: string,
): Promise<{ uuid: string; name: string; better: OwnBetter | null } | undefined> => {
  const rows = await database.query<{ uuid: string; name: string; better: OwnBetter | null }>({
    name: 'catalog.held-better',
    text: `select md5('property ' || id)::uuid as uuid, name, better from property
            where code = $1 for no key update`,
    values: [code],
  })
  return rows[0]
}

export const updateBetter = async (
  database: Database,
  code: string,
  better: OwnBetter | null,
): Promise<void> => {
  await database.query({
    name: 'catalog.update-better',
    text: 'update property set better = $2 where code = $1',
    values: [code, better],
  })
}
