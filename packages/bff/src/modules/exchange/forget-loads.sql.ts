import type { Database } from '../../kernel/database.ts'

/** Lists without a decision are cancelled and hide nothing. */
export const cancelUndecided = async (database: Database, days: number): Promise<void> => {
  await database.query({
    name: 'exchange.cancel-undecided',
    text: `update exchange_load set state = 'cancelled', finished_at = now()
            where state = 'held' and received_at < now() - $1 * interval '1 day'`,
    values: [days],
  })
}

/** Bodies of finished loads; an unfinished load needs its body. */
export const forgetBodies = async (database: Database, days: number): Promise<void> => {
  await database.query({
    name: 'exchange.forget-bodies',
    text: `update exchange_load set body = null
            where body is not null and finished_at is not null and received_at < now() - $1 * interval '1 day'`,
    values: [days],
  })
}

export const deleteOldSeen = async (database: Database, days: number): Promise<void> => {
  await database.query({
    name: 'exchange.delete-old-seen',
    text: `delete from exchange_seen where at < now() - $1 * interval '1 day'`,
    values: [days],
  })
}

/** Keeps loads of which a record still waits, because the record would be lost with its load. */
export const deleteOldLoads = async (database: Database, days: number): Promise<void> => {
  await database.query({
    name: 'exchange.delete-old-loads',
    text: `delete from exchange_load where finished_at < now() - $1 * interval '1 day'
              and not exists (select from exchange_waiting where load_id = exchange_load.id)`,
    values: [days],
  })
}
