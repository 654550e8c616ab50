import type { Database } from '../../kernel/database.ts'

/** Until the end of the transaction nobody else counts the requests of this address. */
export const lockAddress = async (database: Database, address: string): Promise<void> => {
  await database.query({
    name: 'constructors.lock-address',
    text: `select pg_advisory_xact_lock(hashtext('constructor-request'), hashtext($1))`,
    values: [address],
  })
}

/** Of the last hour. */
export const countRequests = async (database: Database, address: string): Promise<number> => {
  const rows = await database.query<{ count: number }>({
    name: 'constructors.count-requests',
    text: `select count(*)::int as count from constructor_request
            where address = $1 and created_at > now() - interval '1 hour'`,
    values: [address],
  })
  return rows[0]?.count ?? 0
}

/** False when this very request has been taken already. */
export const insertRequest = async (
  database: Database,
  request: { id: string; accountId: number | null; address: string; consent: string },
): Promise<boolean> => {
  const rows = await database.query({
    name: 'constructors.insert-request',
    text: `insert into constructor_request (id, account_id, address, consent) values ($1, $2, $3, $4)
           on conflict (id) do nothing returning id`,
    values: [request.id, request.accountId, request.address, request.consent],
  })
  return rows.length > 0
}

/** Network addresses are counted for an hour and then deleted. */
export const forgetAddresses = async (database: Database): Promise<void> => {
  await database.query({
    name: 'constructors.forget-addresses',
    text: `update constructor_request set address = null
            where address is not null and created_at < now() - interval '1 hour'`,
  })
}
