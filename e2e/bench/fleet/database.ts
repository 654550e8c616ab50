import pg from 'pg'
import type { Fleet } from './fleet.ts'

const withDatabase = async <Result>(
  { database, databaseName }: Pick<Fleet, 'database' | 'databaseName'>,
  port: number,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: database.role.name,
    password: database.role.password,
    database: databaseName,
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Accounts with the password of the demo, each in a company that may order. @returns their logins */
export const createBuyers = (fleet: Fleet, count: number): Promise<string[]> =>
  withDatabase(fleet, fleet.database.primaryPort, async (client) => {
    const { rows } = await client.query<{ login: string }>(
      `with person as (
         insert into account (login, password_hash, first_name, last_name, status)
         select 'fleet' || at || '@example.com', password_hash, 'Иван', 'Покупатель', 'ACTIVE'
           from account, generate_series(1, $1::int) as at where login = 'buyer@example.com'
         returning id, login
       ), member as (
         insert into company_member (company_id, account_id, role)
         select company_member.company_id, person.id, 'manager'
           from person, company_member join account on account.id = account_id
          where account.login = 'buyer@example.com'
       )
       select login from person`,
      [count],
    )
    return rows.map(({ login }) => login)
  })

/** Ids of orders by their idempotency keys, in the database that is the primary in the end. */
export const readOrders = (fleet: Fleet): Promise<Map<string, string> & { doubled: number }> =>
  withDatabase(fleet, fleet.database.standbyPort, async (client) => {
    const { rows } = await client.query<{ key: string; id: string }>(
      `select key::text, order_id::text as id from idempotency_key where order_id is not null`,
    )
    const ids = rows.map(({ id }) => id)
    return Object.assign(new Map(rows.map(({ key, id }) => [key, id])), {
      doubled: ids.length - new Set(ids).size,
    })
  })
