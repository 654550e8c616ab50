// Reads account of user.

import type { Database } from '../../kernel/database.ts'
import { priceTypesByExternalId } from '../../load/index.ts'
import { shopToday } from '../../trade/shop-day.ts'

type Marked = { id: string; mark: string }

/** Stores which sales managers the accounting system gives to companies. */
export const replaceLoadedManagers = async (
  database: Database,
  rows: readonly { companyId: number; managers: readonly string[] }[],
): Promise<void> => {
  const given = JSON.stringify(rows)
  await database.query({
    text: `delete from company_loaded_manager t
            using jsonb_to_recordset($1::jsonb) given ("companyId" integer, managers jsonb)
            where t.company_id = given."companyId" and not given.managers ? t.manager_id`,
    values: [given],
  })
  await database.query({
    text: `insert into company_loaded_manager (company_id, manager_id)
           select given."companyId", manager.id
             from jsonb_to_recordset($1::jsonb) given ("companyId" integer, managers jsonb)
             cross join lateral jsonb_array_elements_text(given.managers) manager (id)
           on conflict do nothing`,
    values: [given],
  })
}

/**
 * Updates the sales managers of these companies to those given by the accounting system; people who are not on the
 * staff yet are left out.
 */
export const applyLoadedManagers = async (
  database: Database,
  companyIds: readonly number[],
): Promise<void> => {
  await database.query({
    text: `with wanted as (
             select distinct own.company_id, account.id as account_id
               from company_loaded_manager own join loaded_manager on loaded_manager.external_id = own.manager_id
               join account on lower(account.login) = loaded_manager.email_key
                and account.staff_role in ('admin', 'sales') and account.status <> 'BLOCKED'
              where own.company_id = any ($1::integer[])
           ), gone as (
             delete from company_manager t where t.company_id = any ($1::integer[])
                and not exists (select from wanted where wanted.company_id = t.company_id and wanted.account_id = t.account_id)
           )
           insert into company_manager (company_id, account_id)
           select company_id, account_id from wanted on conflict do nothing`,
    values: [companyIds],
  })
}

/** Companies given to these sales managers. */
export const selectCompaniesOf = (
  database: Database,
  managerIds: readonly string[],
): Promise<{ companyId: number }[]> =>
  database.query({
    text: `select distinct company_id as "companyId" from company_loaded_manager where manager_id = any ($1::text[])`,
    values: [managerIds],
  })

/** Companies that the accounting system has given to this person. */
export const selectCompaniesGiven = (
  database: Database,
  accountId: number,
): Promise<{ companyId: number }[]> =>
  database.query({
    text: `select distinct own.company_id as "companyId"
             from account join loaded_manager on loaded_manager.email_key = lower(account.login)
             join company_loaded_manager own on own.manager_id = loaded_manager.external_id
            where account.id = $1`,
    values: [accountId],
  })

export const selectManagerMarks = (database: Database, ids: readonly string[]): Promise<Marked[]> =>
  database.query({
    text: 'select external_id as id, xmin::text as mark from loaded_manager where external_id = any ($1::text[])',
    values: [ids],
  })

export type LoadedPerson = { id: string; email: string; emailKey: string; name: string }

export const upsertManagers = async (
  database: Database,
  people: readonly LoadedPerson[],
): Promise<void> => {
  await database.query({
    text: `insert into loaded_manager as t (external_id, email_key, name)
           select id, "emailKey", name from jsonb_to_recordset($1::jsonb) given (id text, "emailKey" text, name text)
           on conflict (external_id) do update set email_key = excluded.email_key, name = excluded.name
             where (t.email_key, t.name) is distinct from (excluded.email_key, excluded.name)`,
    values: [JSON.stringify(people)],
  })
}

export const deleteManagers = async (database: Database, ids: readonly string[]): Promise<void> => {
  await database.query({
    text: `with gone as (delete from company_loaded_manager where manager_id = any ($1::text[]))
           delete from loaded_manager where external_id = any ($1::text[])`,
    values: [ids],
  })
}

export const selectAgreementMarks = (
  database: Database,
  ids: readonly string[],
): Promise<Marked[]> =>
  database.query({
    text: `select external_id as id, xmin::text as mark from agreement
            where external_id = any ($1::text[])`,
    values: [ids],
  })

export type LoadedAgreement = {
  id: string
  companyId: number
  name: string
  priceType: string
  validFrom: string | null
  validUntil: string | null
  paymentDays: number | null
  creditLimit: number | null
  debt: number | null
  overdue: number | null
}

/** Sums in kopecks. An agreement that moves to another company takes its specifications along. */
export const upsertAgreements = async (
  database: Database,
  agreements: readonly LoadedAgreement[],
): Promise<void> => {
  await database.query({
    text: `insert into agreement as t (external_id, company_id, name, price_type_id, valid_from, valid_until,
                                       payment_days, credit_limit, debt, overdue)
           select given.id, given."companyId", given.name, type.id, given."validFrom", given."validUntil",
                  given."paymentDays", given."creditLimit", given.debt, given.overdue
             from jsonb_to_recordset($1::jsonb) given
                  (id text, "companyId" integer, name text, "priceType" text, "validFrom" date, "validUntil" date,
                   "paymentDays" integer, "creditLimit" bigint, debt bigint, overdue bigint)
             join (${priceTypesByExternalId}) type on type.external_id = given."priceType"
           on conflict (external_id) do update set
             company_id = excluded.company_id, name = excluded.name, price_type_id = excluded.price_type_id,
             valid_from = excluded.valid_from, valid_until = excluded.valid_until,
             payment_days = excluded.payment_days, credit_limit = excluded.credit_limit,
             debt = excluded.debt, overdue = excluded.overdue
           where (t.company_id, t.name, t.price_type_id, t.valid_from, t.valid_until,
                  t.payment_days, t.credit_limit, t.debt, t.overdue)
             is distinct from (excluded.company_id, excluded.name, excluded.price_type_id, excluded.valid_from,
                  excluded.valid_until, excluded.payment_days, excluded.credit_limit, excluded.debt, excluded.overdue)`,
    values: [JSON.stringify(agreements)],
  })
}

/** Yesterday becomes their last day of validity. */
export const endAgreements = async (database: Database, ids: readonly string[]): Promise<void> => {
  await database.query({
    text: `update agreement set valid_until = ${shopToday} - 1, valid_from = least(valid_from, ${shopToday} - 1)
            where external_id = any ($1::text[]) and coalesce(valid_until, 'infinity') >= ${shopToday}`,
    values: [ids],
  })
}

export const selectSpecificationMarks = (
  database: Database,
  ids: readonly string[],
): Promise<Marked[]> =>
  database.query({
    text: `select external_id as id, xmin::text as mark from specification
            where external_id = any ($1::text[])`,
    values: [ids],
  })

export type LoadedSpecification = {
  id: string
  agreement: string
  number: string
  date: string
  validUntil: string | null
  priceType: string
  namesGoods: boolean
}

/**
 * Price types that belong to another specification: a specification with prices for named goods shares its price
 * type with none (D38).
 */
export const selectTakenPriceTypes = (
  database: Database,
  specifications: readonly LoadedSpecification[],
): Promise<{ id: string }[]> =>
  database.query({
    text: `select given.id
             from jsonb_to_recordset($1::jsonb) given (id text, "priceType" text, "namesGoods" boolean)
             join (${priceTypesByExternalId}) type on type.external_id = given."priceType"
             join specification other on other.price_type_id = type.id and other.names_goods
              and other.external_id is distinct from given.id
            where given."namesGoods"`,
    values: [JSON.stringify(specifications)],
  })

export const upsertSpecifications = async (
  database: Database,
  specifications: readonly LoadedSpecification[],
): Promise<void> => {
  await database.query({
    text: `insert into specification as t (external_id, agreement_id, number, dated, valid_until, price_type_id, names_goods)
           select given.id, agreement.id, given.number, given.date, given."validUntil", type.id, given."namesGoods"
             from jsonb_to_recordset($1::jsonb) given
                  (id text, agreement text, number text, date date, "validUntil" date, "priceType" text, "namesGoods" boolean)
             join agreement on agreement.external_id = given.agreement
             join (${priceTypesByExternalId}) type on type.external_id = given."priceType"
           on conflict (external_id) do update set
             agreement_id = excluded.agreement_id, number = excluded.number, dated = excluded.dated,
             valid_until = excluded.valid_until, price_type_id = excluded.price_type_id, names_goods = excluded.names_goods
           where (t.agreement_id, t.number, t.dated, t.valid_until, t.price_type_id, t.names_goods)
             is distinct from (excluded.agreement_id, excluded.number, excluded.dated, excluded.valid_until,
                  excluded.price_type_id, excluded.names_goods)`,
    values: [JSON.stringify(specifications)],
  })
}

export const endSpecifications = async (
  database: Database,
  ids: readonly string[],
): Promise<void> => {
  await database.query({
    text: `update specification set valid_until = ${shopToday} - 1, dated = least(dated, ${shopToday} - 1)
            where external_id = any ($1::text[]) and coalesce(valid_until, 'infinity') >= ${shopToday}`,
    values: [ids],
  })
}
