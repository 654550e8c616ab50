import type { LoadContext, LoadedEntity } from '../../load/loaded-entity.ts'
import { hideRecords } from './delete-records.ts'

const BATCH = 10_000

/** SQL that selects all visible records of this source. */
const shownOf = (entity: LoadedEntity, { ids }: LoadContext): string =>
  entity.shown(
    ids,
    `select external_id, local_id from exchange_link where source = '${ids.name}' and entity = '${entity.name}'`,
  )

type Seen = { accountId: number; run: string }

const values = ({ accountId, run }: Seen, entity: LoadedEntity) => [accountId, entity.name, run]

const unnamed = (shown: string): string => `
  select shown.id from (${shown}) shown
   where not exists (select from exchange_seen seen
          where seen.account_id = $1 and seen.entity = $2 and seen.run = $3 and seen.external_id = shown.id)`

/** Hiding more than a fifth of all records needs a decision of the staff. */
export const countUnnamed = async (
  context: LoadContext,
  entity: LoadedEntity,
  seen: Seen,
): Promise<{ hidden: number; isTooMany: boolean }> => {
  const shown = shownOf(entity, context)
  const { rows } = await context.client.query<{ hidden: number; shown: number }>({
    text: `select (select count(*)::integer from (${unnamed(shown)}) gone) as hidden,
                  (select count(*)::integer from (${shown}) shown) as shown`,
    values: values(seen, entity),
  })
  const { hidden = 0, shown: all = 0 } = rows[0] ?? {}
  return { hidden, isTooMany: hidden * 5 > all }
}

/** The first records that would be hidden, by id. */
export const selectUnnamed = async (
  context: LoadContext,
  entity: LoadedEntity,
  seen: Seen,
  limit: number,
): Promise<string[]> => {
  const { rows } = await context.client.query<{ id: string }>({
    text: `${unnamed(shownOf(entity, context))} order by 1 limit ${limit}`,
    values: values(seen, entity),
  })
  return rows.map(({ id }) => id)
}

/** Hides the records that no part of the whole list has named. @returns how many */
export const hideUnnamed = async (
  context: LoadContext,
  entity: LoadedEntity,
  seen: Seen,
): Promise<number> => {
  const { rows } = await context.client.query<{ id: string }>({
    text: unnamed(shownOf(entity, context)),
    values: values(seen, entity),
  })
  let stuck = 0
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH).map(({ id }) => id)
    stuck += (await hideRecords(context, entity, batch)).size
  }
  return rows.length - stuck
}
