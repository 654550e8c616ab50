import type { SharedCompany } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

type Marked = { id: string; mark: string }

/** A mark tells an unchanged record: it changes with the record, its company and the company's sales managers. */
export const selectCompanyMarks = (
  database: Database,
  source: string,
  links: readonly { id: string; localId: number }[],
): Promise<Marked[]> =>
  database.query({
    text: `select link.id, concat(company.id, ':', company.xmin, ':', loaded.xmin, ':', (
                    select string_agg(manager_id, ',' order by manager_id) from company_loaded_manager
                     where company_id = company.id)) as mark
             from jsonb_to_recordset($2::jsonb) link (id text, "localId" integer)
             join company on company.id = link."localId"
             left join loaded_company loaded on loaded.source = $1 and loaded.external_id = link.id`,
    values: [source, JSON.stringify(links)],
  })

export type CompanyRow = {
  place: number
  name: string
  country: string
  inn: string
  kpp: string | null
  ogrn: string | null
  legalAddress: string
}

/** Companies by ИНН and КПП: the oldest one not rejected. */
export const matchCompanies = (
  database: Database,
  rows: readonly CompanyRow[],
): Promise<{ place: number; id: number }[]> =>
  database.query({
    text: `select given.place, found.id
             from jsonb_to_recordset($1::jsonb) given (place integer, inn text, kpp text, country text)
             join lateral (
               select company.id from company
                where company.inn = given.inn and company.kpp is not distinct from given.kpp
                  and company.country = given.country and company.status <> 'REJECTED'
                order by company.id limit 1
             ) found on true`,
    values: [JSON.stringify(rows)],
  })

export const insertCompanies = (
  database: Database,
  rows: readonly CompanyRow[],
): Promise<{ inn: string; kpp: string | null; id: number }[]> =>
  database.query({
    text: `insert into company (name, country, inn, kpp, ogrn, legal_address, status)
           select name, country, inn, kpp, ogrn, "legalAddress", 'ACTIVE'
             from jsonb_to_recordset($1::jsonb) given
                  (name text, country text, inn text, kpp text, ogrn text, "legalAddress" text)
           returning inn, kpp, id`,
    values: [JSON.stringify(rows)],
  })

export type LoadedCompany = CompanyRow & { id: string; companyId: number; head: string | null }

/** Stores the records' content, in the order of their position in the call. */
export const upsertLoadedCompanies = async (
  database: Database,
  source: string,
  rows: readonly LoadedCompany[],
): Promise<void> => {
  await database.query({
    text: `insert into loaded_company as t (source, external_id, company_id, head, name, kpp, ogrn, legal_address)
           select $1, id, "companyId", head, name, kpp, ogrn, "legalAddress"
             from jsonb_to_recordset($2::jsonb) given
                  (place integer, id text, "companyId" integer, head text, name text, kpp text, ogrn text, "legalAddress" text)
            order by place
           on conflict (source, external_id) do update set
             company_id = excluded.company_id, head = excluded.head, name = excluded.name, kpp = excluded.kpp,
             ogrn = excluded.ogrn, legal_address = excluded.legal_address, is_hidden = false
           where (t.company_id, t.head, t.name, t.kpp, t.ogrn, t.legal_address, t.is_hidden) is distinct from
                 (excluded.company_id, excluded.head, excluded.name, excluded.kpp, excluded.ogrn, excluded.legal_address, false)`,
    values: [source, JSON.stringify(rows)],
  })
}

/** @returns the companies of these records */
export const hideLoadedCompanies = async (
  database: Database,
  source: string,
  ids: readonly string[],
): Promise<number[]> => {
  const rows = await database.query<{ id: number }>({
    text: `with hidden as (
             update loaded_company set is_hidden = true
              where source = $1 and external_id = any ($2::text[]) and not is_hidden returning company_id)
           select distinct company_id as id from hidden`,
    values: [source, ids],
  })
  return rows.map(({ id }) => id)
}

/**
 * The record that gives a company its name: of those not hidden its head, otherwise the one that came first (D62).
 */
const leading = `
  select distinct on (loaded.company_id) loaded.company_id, loaded.source, loaded.external_id, loaded.name, loaded.kpp
    from loaded_company loaded
   where loaded.company_id = any ($1::integer[]) and not loaded.is_hidden and loaded.head is null
   order by loaded.company_id,
     exists (select from loaded_company branch
              where branch.company_id = loaded.company_id and branch.source = loaded.source
                and branch.head = loaded.external_id and not branch.is_hidden) desc,
     loaded.number`

/** Updates companies from all their records; a company is hidden when all of its records are. */
export const applyLoadedCompanies = async (
  database: Database,
  companyIds: readonly number[],
): Promise<void> => {
  await database.query({
    text: `with namer as (${leading}),
             told as (
               select company_id, bool_and(is_hidden) as is_gone,
                      (array_agg(ogrn order by number) filter (where not is_hidden and head is null and ogrn <> ''))[1] as ogrn,
                      (array_agg(legal_address order by number)
                        filter (where not is_hidden and head is null and legal_address <> ''))[1] as legal_address
                 from loaded_company where company_id = any ($1::integer[]) group by company_id
             ),
             wanted as (
               select company.id, coalesce(namer.name, company.name) as name,
                      case when namer.company_id is null then company.kpp else namer.kpp end as kpp,
                      coalesce(told.ogrn, company.ogrn) as ogrn,
                      coalesce(told.legal_address, company.legal_address) as legal_address,
                      case when told.is_gone then 'BLOCKED' when company.hidden_by_load then 'ACTIVE' else company.status end as status,
                      told.is_gone and (company.hidden_by_load or company.status <> 'BLOCKED') as hidden_by_load
                 from company join told on told.company_id = company.id
                 left join namer on namer.company_id = company.id
             )
           update company t
              set name = wanted.name, kpp = wanted.kpp, ogrn = wanted.ogrn, legal_address = wanted.legal_address,
                  status = wanted.status, hidden_by_load = wanted.hidden_by_load
             from wanted
            where t.id = wanted.id
              and (t.name, t.kpp, t.ogrn, t.legal_address, t.status, t.hidden_by_load) is distinct from
                  (wanted.name, wanted.kpp, wanted.ogrn, wanted.legal_address, wanted.status, wanted.hidden_by_load)`,
    values: [companyIds],
  })
}

export type Leading = { companyId: number; source: string; id: string; inn: string }

export const selectLeading = (
  database: Database,
  companyIds: readonly number[],
): Promise<Leading[]> =>
  database.query({
    text: `select namer.company_id as "companyId", namer.source, namer.external_id as id, company.inn
             from (${leading}) namer join company on company.id = namer.company_id`,
    values: [companyIds],
  })

/** A page of the companies with more than one record, ordered by name, and the number of all. */
export const selectSharedCompanies = async (
  database: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: SharedCompany[]; total: number }> => {
  const shared = 'select company_id from loaded_company group by company_id having count(*) > 1'
  const { count } = theRow(
    await database.query<{ count: number }>({
      name: 'company.shared-count',
      text: `select count(*)::integer as count from (${shared}) shared`,
    }),
  )
  const page = await database.query<Omit<SharedCompany, 'records'> & { id: number }>({
    name: 'company.shared',
    text: `select company.id, uuid, name, inn, kpp, status from company
            where id in (${shared}) order by name, id limit $1 offset $2`,
    values: [limit, offset],
  })
  const ids = page.map(({ id }) => id)
  const leading = await selectLeading(database, ids)
  const records = await database.query<
    Omit<SharedCompany['records'][number], 'role'> & { companyId: number; head: string | null }
  >({
    name: 'company.shared-records',
    text: `select company_id as "companyId", source, external_id as id, name, head, is_hidden as "isHidden"
             from loaded_company where company_id = any ($1::integer[]) order by number`,
    values: [ids],
  })
  const isLeading = (of: { companyId: number; source: string; id: string }): boolean =>
    leading.some(
      ({ companyId, source, id }) =>
        companyId === of.companyId && source === of.source && id === of.id,
    )
  const items = page.map(({ id, ...company }) => ({
    ...company,
    records: records
      .filter(({ companyId }) => companyId === id)
      .map(({ head, companyId, ...record }) => ({
        ...record,
        role: isLeading({ companyId, ...record })
          ? ('leading' as const)
          : head === null
            ? ('twin' as const)
            : ('branch' as const),
      })),
  }))
  return { items, total: count }
}
