// Reads account of user; agreement, company, company_member and specification of company.
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
  specificationId: number | null
  specificationUuid: string
  specificationNumber: string
  specificationDate: string
  /** The specification's, else the agreement's. Null: the company has no prices of its own, not yet or no more (D43); the base ones are left. */
  priceTypeId: number | null
}

export type CallerQuestion = {
  accountId: number
  familyId: string
  companyUuid: string | null
  agreementUuid: string | null
  specificationUuid: string | null
}

/**
 * Nothing when the sign-in has ended or the account is blocked; no company, agreement and specification when they are not
 * the caller's, and no specification that does not count today. One round trip by primary keys: asked at every request, so that a block works at once.
 */
export const selectCaller = async (
  database: Database,
  { accountId, familyId, companyUuid, agreementUuid, specificationUuid }: CallerQuestion,
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
                  specification.id as "specificationId", specification.uuid as "specificationUuid",
                  specification.number as "specificationNumber", to_char(specification.dated, 'YYYY-MM-DD') as "specificationDate",
                  case when company.status = 'ACTIVE' then coalesce(specification.price_type_id, agreement.price_type_id) end as "priceTypeId"
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
             left join specification on specification.uuid = $5::uuid and specification.agreement_id = agreement.id
              and current_date between specification.dated and coalesce(specification.valid_until, 'infinity')
            where token_family.id = $2::uuid and token_family.account_id = $1
              and revoked_at is null and token_family.expires_at > now()`,
    values: [accountId, familyId, companyUuid, agreementUuid, specificationUuid],
  })
  return rows[0]
}
