// Reads account of user.
import type { CompanyStatusInput, companyStatuses } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

export type CompanyStanding = {
  id: number
  uuid: string
  name: string
  status: (typeof companyStatuses)[number]
  managerCount: number
  agreementCount: number
}

/** Locks the company until the end of the transaction. */
export const lockCompany = async (
  database: Database,
  uuid: string,
): Promise<CompanyStanding | undefined> => {
  await database.query({
    name: 'company.lock',
    text: 'select 1 from company where uuid = $1::uuid for update',
    values: [uuid],
  })
  // a separate statement, which sees what the previous holder of the lock has written
  const rows = await database.query<CompanyStanding>({
    name: 'company.standing',
    text: `select id, uuid, name, status,
                  (select count(*)::integer from company_manager where company_id = company.id) as "managerCount",
                  (select count(*)::integer from agreement where company_id = company.id) as "agreementCount"
             from company where uuid = $1::uuid`,
    values: [uuid],
  })
  return rows[0]
}

export const updateCompanyStatus = async (
  database: Database,
  id: number,
  status: CompanyStatusInput['status'],
): Promise<void> => {
  await database.query({
    name: 'company.set-status',
    text: 'update company set status = $2, hidden_by_load = false where id = $1',
    values: [id, status],
  })
}

/** Replaces the list of sales managers of the company. */
export const replaceManagers = async (
  database: Database,
  companyId: number,
  accountIds: readonly number[],
): Promise<void> => {
  await database.query({
    name: 'company.drop-managers',
    text: 'delete from company_manager where company_id = $1 and account_id <> all ($2::integer[])',
    values: [companyId, accountIds],
  })
  await database.query({
    name: 'company.add-managers',
    text: `insert into company_manager (company_id, account_id)
           select $1, unnest($2::integer[]) on conflict do nothing`,
    values: [companyId, accountIds],
  })
}

/** Removes a former sales manager from all companies. */
export const forgetManager = async (database: Database, accountId: number): Promise<void> => {
  await database.query({
    name: 'company.forget-manager',
    text: 'delete from company_manager where account_id = $1',
    values: [accountId],
  })
}

/** Recipients of notices about the company: its managers who can sign in. */
export const selectCompanyContacts = async (
  database: Database,
  companyId: number,
): Promise<{ accountId: number; login: string }[]> =>
  database.query({
    name: 'company.contacts',
    text: `select account.id as "accountId", account.login
             from company_member join account on account.id = company_member.account_id
            where company_member.company_id = $1 and role = 'manager' and not is_blocked
              and account.status <> 'BLOCKED'
            order by account.id`,
    values: [companyId],
  })

export type AgreementTerms = {
  name: string
  priceTypeId: number
  paymentDays: number | null
  creditLimit: number | null
}

export type AgreementRow = Omit<AgreementTerms, 'priceTypeId'> & {
  id: number
  uuid: string
  priceType: string
}

/** An agreement of this company only; locked until the end of the transaction. */
export const lockAgreement = async (
  database: Database,
  companyId: number,
  uuid: string,
): Promise<AgreementRow | undefined> => {
  const rows = await database.query<AgreementRow>({
    name: 'company.lock-agreement',
    text: `select agreement.id, agreement.uuid, agreement.name, price_type.code as "priceType",
                  payment_days as "paymentDays", credit_limit::float8 as "creditLimit"
             from agreement join known_price_type price_type on price_type.id = agreement.price_type_id
            where company_id = $1 and agreement.uuid = $2::uuid for update of agreement`,
    values: [companyId, uuid],
  })
  return rows[0]
}

export const insertAgreement = async (
  database: Database,
  companyId: number,
  { name, priceTypeId, paymentDays, creditLimit }: AgreementTerms,
): Promise<string> => {
  const rows = await database.query<{ uuid: string }>({
    name: 'company.insert-agreement',
    text: `insert into agreement (company_id, name, price_type_id, payment_days, credit_limit)
           values ($1, $2, $3, $4, $5) returning uuid`,
    values: [companyId, name, priceTypeId, paymentDays, creditLimit],
  })
  return theRow(rows).uuid
}

export const updateAgreement = async (
  database: Database,
  id: number,
  { name, priceTypeId, paymentDays, creditLimit }: AgreementTerms,
): Promise<void> => {
  await database.query({
    name: 'company.update-agreement',
    text: `update agreement set name = $2, price_type_id = $3, payment_days = $4, credit_limit = $5 where id = $1`,
    values: [id, name, priceTypeId, paymentDays, creditLimit],
  })
}

export const deleteAgreement = async (database: Database, id: number): Promise<void> => {
  await database.query({
    name: 'company.delete-agreement',
    text: 'delete from agreement where id = $1',
    values: [id],
  })
}
