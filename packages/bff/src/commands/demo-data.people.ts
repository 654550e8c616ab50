import {
  type DemoAgreement,
  type DemoGoods,
  type DemoSpecification,
  demoManager,
  demoPassword,
  demoPeople,
} from '@isp/demo-data'
import { hash, verify } from '@node-rs/argon2'
import type { Pool, PoolClient } from 'pg'

// argon2id, 19 MiB, t = 2 (backend.md, Auth).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Creates companies, agreements, accounts and memberships in one transaction; an existing demo account keeps its
 * password.
 */
export const loadPeople = async (pool: Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const made: string[] = []
    for (const company of demoPeople.companies)
      if (await upsertCompany(client, company)) made.push(company.uuid)
    for (const account of demoPeople.accounts) await upsertAccount(client, account)
    await insertManagers(client, made)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** Assigns managers to new companies; existing ones keep theirs. Companies in `MODERATION` stay unassigned. */
const insertManagers = async (client: PoolClient, made: readonly string[]): Promise<void> => {
  await client.query(
    `insert into company_manager (company_id, account_id)
     select company.id, account.id from company, account
      where company.uuid = any ($1::uuid[]) and company.status = 'ACTIVE' and account.login = $2`,
    [made, demoManager],
  )
}

/** @returns whether it is new */
const upsertCompany = async (
  client: PoolClient,
  { uuid, externalId, name, inn, kpp, status, agreements }: (typeof demoPeople.companies)[number],
): Promise<boolean> => {
  const { rows } = await client.query<{ isNew: boolean }>(
    `insert into company as c (uuid, external_id, name, inn, kpp, status) values ($1, $2, $3, $4, $5, $6)
     on conflict (uuid) do update set external_id = $2, name = $3, inn = $4, kpp = $5, status = $6
     where (c.external_id, c.name, c.inn, c.kpp, c.status) is distinct from ($2, $3, $4, $5, $6)
     returning xmax = 0 as "isNew"`,
    [uuid, externalId, name, inn, kpp, status],
  )
  for (const agreement of agreements) {
    await client.query(
      `insert into agreement as a (uuid, external_id, company_id, name, price_type_id)
       select $1, $2, company.id, $4, price_type.id from company, price_type
       where company.uuid = $3 and price_type.external_id = $5
       on conflict (uuid) do update
         set external_id = excluded.external_id, company_id = excluded.company_id, name = excluded.name, price_type_id = excluded.price_type_id
         where (a.external_id, a.company_id, a.name, a.price_type_id)
           is distinct from (excluded.external_id, excluded.company_id, excluded.name, excluded.price_type_id)`,
      [agreement.uuid, agreement.externalId, uuid, agreement.name, agreement.priceType],
    )
    await upsertTerms(client, agreement)
  }
  return rows[0]?.isNew ?? false
}

const upsertTerms = async (
  client: PoolClient,
  { uuid, terms, specifications }: DemoAgreement,
): Promise<void> => {
  const { paymentDays, creditLimit } = terms
  await client.query(
    `update agreement set payment_days = $2, credit_limit = $3
      where uuid = $1 and (payment_days, credit_limit) is distinct from ($2::integer, $3::bigint)`,
    [uuid, paymentDays, creditLimit],
  )
  for (const specification of specifications) {
    const { uuid: own, externalId, number, date, priceType, goods } = specification
    if (goods) await upsertGoods(client, specification, goods)
    await client.query(
      `insert into specification as s (uuid, external_id, agreement_id, number, dated, price_type_id, names_goods)
       select $1, $2, agreement.id, $4, $5, price_type.id, $7 from agreement, price_type
        where agreement.uuid = $3 and price_type.external_id = $6
       on conflict (uuid) do update
         set external_id = excluded.external_id, agreement_id = excluded.agreement_id, number = excluded.number,
             dated = excluded.dated, price_type_id = excluded.price_type_id, names_goods = excluded.names_goods
         where (s.external_id, s.agreement_id, s.number, s.dated, s.price_type_id, s.names_goods)
           is distinct from (excluded.external_id, excluded.agreement_id, excluded.number, excluded.dated,
                             excluded.price_type_id, excluded.names_goods)`,
      [own, externalId, uuid, number, date, priceType, goods !== null],
    )
  }
}

/** Creates the specification's own price type, and prices for the goods it names (D38). */
const upsertGoods = async (
  client: PoolClient,
  { priceType }: DemoSpecification,
  { prices, section, part }: DemoGoods,
): Promise<void> => {
  await client.query(
    `insert into price_type (external_id, code, name, is_base) values ($1, $2, $3, false)
     on conflict (external_id) do nothing`,
    [priceType, priceType.replace('demo:', ''), prices],
  )
  await client.query(
    `insert into price as p (product_id, price_type_id, amount)
     select product.id, own.id, round(price.amount * $3::numeric / 100) * 100
       from product join section on section.id = product.section_id and section.slug = $2
       join price on price.product_id = product.id
       join price_type on price_type.id = price.price_type_id and price_type.is_base
       join price_type own on own.external_id = $1
      where product.id % 3 = 0
     on conflict (product_id, price_type_id) do update set amount = excluded.amount where p.amount <> excluded.amount`,
    [priceType, section, part],
  )
}

const upsertAccount = async (
  client: PoolClient,
  account: (typeof demoPeople.accounts)[number],
): Promise<void> => {
  const { uuid, login, firstName, lastName, patronymic, staffRole, memberships } = account
  const held = await client.query<{ password_hash: string }>(
    'select password_hash from account where lower(login) = lower($1)',
    [login],
  )
  const known = held.rows[0]?.password_hash
  const isCurrent = known !== undefined && (await verify(known, demoPassword).catch(() => false))
  const password = isCurrent ? known : await hash(demoPassword, cost)
  await client.query(
    `insert into account as a (uuid, login, password_hash, first_name, last_name, patronymic, status, staff_role)
     values ($1, $2, $3, $4, $5, $6, 'ACTIVE', $7)
     on conflict (lower(login)) do update
       set uuid = $1, password_hash = $3, first_name = $4, last_name = $5, patronymic = $6, status = 'ACTIVE', staff_role = $7
       where (a.uuid, a.password_hash, a.first_name, a.last_name, a.patronymic, a.status, a.staff_role)
         is distinct from ($1, $3, $4, $5, $6, 'ACTIVE', $7)`,
    [uuid, login, password, firstName, lastName, patronymic, staffRole],
  )
  for (const { company, role, isBlocked } of memberships) {
    await client.query(
      `insert into company_member as m (company_id, account_id, role, is_blocked)
       select company.id, account.id, $3, $4 from company, account where company.uuid = $1 and account.uuid = $2
       on conflict (company_id, account_id) do update set role = excluded.role, is_blocked = excluded.is_blocked
         where (m.role, m.is_blocked) is distinct from (excluded.role, excluded.is_blocked)`,
      [company, uuid, role, isBlocked],
    )
  }
}

/** No password has this hash. */
const CLOSED = 'closed'

/**
 * Closes demo accounts that still have the password from the README: their sessions end and nobody can sign in until
 * demo data are created again. Gives the number of accounts. For a shop that is accessible from other machines.
 */
export const closeDemoAccounts = async (pool: Pool): Promise<number> => {
  const logins = demoPeople.accounts.map(({ login }) => login.toLowerCase())
  const { rows } = await pool.query<{ id: number; hash: string }>(
    'select id, password_hash as hash from account where lower(login) = any($1) and password_hash <> $2',
    [logins, CLOSED],
  )
  const known: number[] = []
  for (const { id, hash } of rows) {
    if (await verify(hash, demoPassword).catch(() => false)) known.push(id)
  }
  if (known.length === 0) return 0
  // a changed password ends every session of its account
  await pool.query('update account set password_hash = $2 where id = any($1)', [known, CLOSED])
  return known.length
}
