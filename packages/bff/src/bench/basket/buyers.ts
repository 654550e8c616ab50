import { randomBytes } from 'node:crypto'
import { contextHeaders } from '@isp/contract'
import { hash } from '@node-rs/argon2'
import type { Pool } from 'pg'

export type BenchBuyer = { login: string; headers: Record<string, string> }

type Send = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ status: number; body: string }>

/** Creates a company with an agreement at base prices and `count` buyers, all with empty baskets. */
const insertBuyers = async (pool: Pool, count: number, password: string) => {
  const passwordHash = await hash(password)
  const { rows } = await pool.query<{ company: string; agreement: string }>(
    `with made as (
       insert into company (external_id, name, inn, status) values ('bench', 'bench', '0000000000', 'ACTIVE')
       on conflict (external_id) do update set status = 'ACTIVE' returning id, uuid
     ), agreed as (
       insert into agreement (external_id, company_id, name, price_type_id)
       select 'bench', made.id, 'bench', price_type.id from made, price_type where is_base
       on conflict (external_id) do update set name = excluded.name returning uuid
     ), people as (
       insert into account (login, password_hash, status)
       select 'bench' || n || '@example.com', $2, 'ACTIVE' from generate_series(1, $1::int) n
       on conflict (lower(login)) do update set password_hash = excluded.password_hash returning id
     ), members as (
       insert into company_member (company_id, account_id, role)
       select made.id, people.id, 'buyer' from made, people on conflict do nothing
     )
     select made.uuid as company, agreed.uuid as agreement from made, agreed`,
    [count, passwordHash],
  )
  await pool.query('truncate basket cascade')
  return rows[0] ?? { company: '', agreement: '' }
}

/** Signs buyers in over HTTP, like people. */
export const signInBuyers = async (
  pool: Pool,
  send: Send,
  count: number,
  onRefusal: (status: number, body: string) => never,
): Promise<BenchBuyer[]> => {
  const password = randomBytes(9).toString('base64url')
  const { company, agreement } = await insertBuyers(pool, count, password)
  const buyers: BenchBuyer[] = []
  for (let number = 1; number <= count; number += 1) {
    const login = `bench${number}@example.com`
    const answer = await send('POST', '/bff/api/auth/login/v2', {
      login,
      password,
      client_id: 'bench-visitor',
    })
    if (answer.status !== 200) onRefusal(answer.status, answer.body)
    const { accessToken } = JSON.parse(answer.body) as { accessToken: string }
    buyers.push({
      login,
      headers: {
        authorization: `Bearer ${accessToken}`,
        [contextHeaders.company]: company,
        [contextHeaders.agreement]: agreement,
      },
    })
  }
  return buyers
}
