import type { CompanyRegistrationInput } from '@isp/contract'
import { allRead } from '../../kernel/all-read.ts'
import { type Database, theRow } from '../../kernel/database.ts'

/**
 * Locks the account and the requisites until the end of the transaction, so that concurrent registrations see each
 * other.
 */
export const lockRequisites = async (
  database: Database,
  { accountId, country, inn }: { accountId: number; country: string; inn: string },
): Promise<void> => {
  await database.query({
    name: 'company.registration-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('company:' || $1 || $2, 0)),
                  pg_advisory_xact_lock(hashtextextended('company-of:' || $3, 0))`,
    values: [country, inn, String(accountId)],
  })
}

type Requisites = Pick<CompanyRegistrationInput, 'country' | 'inn' | 'kpp'>

/** Branches share their company's INN and differ in КПП. A rejected company does not block a new registration. */
export const hasCompany = async (
  database: Database,
  { country, inn, kpp }: Requisites,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'company.exists',
    text: `select 1 from company
            where country = $1 and inn = $2 and coalesce(kpp, '') in ('', coalesce($3, '')) and status <> 'REJECTED' limit 1`,
    values: [country, inn, kpp ?? null],
  })
  return rows.length > 0
}

export const countWaiting = async (database: Database, accountId: number): Promise<number> => {
  const rows = await database.query<{ count: number }>({
    name: 'company.waiting',
    text: `select count(*)::integer as count from company where created_by = $1 and status = 'MODERATION'`,
    values: [accountId],
  })
  return theRow(rows).count
}

export const insertCompany = async (
  database: Database,
  { country, inn, kpp, ogrn, name, address, ...rest }: CompanyRegistrationInput,
  accountId: number,
): Promise<{ id: number; uuid: string; name: string }> => {
  allRead(rest)
  const rows = await database.query<{ id: number; uuid: string; name: string }>({
    name: 'company.insert',
    text: `insert into company (country, inn, kpp, ogrn, name, legal_address, status, created_by)
           -- fault: company-active-at-once
           values ($1, $2, nullif($3, ''), nullif($4, ''), $5, $6, 'MODERATION', $7) returning id, uuid, name`,
    values: [country, inn, kpp ?? '', ogrn ?? '', name, address, accountId],
  })
  return theRow(rows)
}

export const insertManager = async (
  database: Database,
  companyId: number,
  accountId: number,
): Promise<void> => {
  await database.query({
    name: 'company.manager',
    text: `insert into company_member (company_id, account_id, role) values ($1, $2, 'manager')`,
    values: [companyId, accountId],
  })
}
