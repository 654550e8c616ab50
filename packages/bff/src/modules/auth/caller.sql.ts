// Reads account of user; agreement, company and company_member of company.
import type { Database } from '../../database.ts'
import type { Account, ChosenCompany } from '../../plugins/caller.ts'

export type CallerRow = {
  accountId: number
  accountUuid: string
  login: string
  name: string
  staffRole: Account['staffRole']
  companyId: number | null
  companyUuid: string
  companyName: string
  inn: string
  companyStatus: string
  role: ChosenCompany['role']
  agreementId: number | null
  agreementUuid: string
  agreementName: string
  /** Null: the company has no prices of its own, not yet or no more (D43); the base ones are left. */
  priceTypeId: number | null
}

export type CallerQuestion = {
  accountId: number
  familyId: string
  companyUuid: string | null
  agreementUuid: string | null
}

/**
 * Nothing when the sign-in has ended or the account is blocked; no company and no agreement when they are not the
 * caller's. One round trip by primary keys: asked at every request, so that a block works at once.
 */
export const selectCaller = async (
  database: Database,
  { accountId, familyId, companyUuid, agreementUuid }: CallerQuestion,
): Promise<CallerRow | undefined> => {
  const rows = await database.query<CallerRow>({
    name: 'auth.caller',
    text: `select account.id as "accountId", account.uuid as "accountUuid", account.login,
                  coalesce(nullif(concat_ws(' ', nullif(last_name, ''), nullif(first_name, ''), nullif(patronymic, '')), ''),
                           account.login) as name,
                  staff_role as "staffRole",
                  company.id as "companyId", company.uuid as "companyUuid", company.name as "companyName", company.inn,
                  company.status as "companyStatus", company_member.role,
                  agreement.id as "agreementId", agreement.uuid as "agreementUuid", agreement.name as "agreementName",
                  case when company.status = 'ACTIVE' then agreement.price_type_id end as "priceTypeId"
             from token_family
             join account on account.id = token_family.account_id and account.status <> 'BLOCKED'
             left join (company join company_member on company_member.company_id = company.id and not is_blocked)
                    on company.uuid = $3::uuid and company_member.account_id = account.id
             left join lateral (
               select * from agreement
                where agreement.company_id = company.id
                  and case when $4::uuid is null
                           then 1 = (select count(*) from agreement a where a.company_id = company.id)
                           else agreement.uuid = $4::uuid end
             ) agreement on true
            where token_family.id = $2::uuid and token_family.account_id = $1
              and revoked_at is null and token_family.expires_at > now()`,
    values: [accountId, familyId, companyUuid, agreementUuid],
  })
  return rows[0]
}
