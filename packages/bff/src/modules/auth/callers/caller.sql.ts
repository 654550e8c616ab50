// Reads account of user; valid_agreement, company, company_member and valid_specification of company.

import type { Absent, Database } from '../../../kernel/database.ts'
import type { Account, ChosenCompany } from '../../../kernel/http/caller.ts'

type CompanyColumns = {
  companyId: number
  companyUuid: string
  companyName: string
  inn: string
  companyStatus: string
  role: ChosenCompany['role']
  seesAllOrders: boolean
}
type AgreementColumns = { agreementId: number; agreementUuid: string; agreementName: string }
type SpecificationColumns = {
  specificationId: number
  specificationUuid: string
  specificationNumber: string
  specificationDate: string
}

export type CallerRow = {
  accountId: number
  accountUuid: string
  login: string
  name: string
  staffRole: Account['staffRole']
  /**
   * The specification's price type, else the agreement's. Null: the company has no prices of its own (D43), and the
   * base prices apply.
   */
  priceTypeId: number | null
} & (CompanyColumns | Absent<CompanyColumns>) &
  (AgreementColumns | Absent<AgreementColumns>) &
  (SpecificationColumns | Absent<SpecificationColumns>)

export type CallerQuestion = {
  accountId: number
  familyId: string
  companyUuid: string | null
  agreementUuid: string | null
  specificationUuid: string | null
}

/**
 * Undefined when the session has ended or the account is blocked. Company, agreement and specification are null
 * when they are not the caller's; so is a specification that is not valid today. Runs at every request, so that a
 * block takes effect at once; concurrent requests share one round trip by primary keys, answered in their order.
 */
export const selectCallers = async (
  database: Database,
  questions: readonly CallerQuestion[],
): Promise<(CallerRow | undefined)[]> => {
  const rows = await database.query<CallerRow & { place: number }>({
    name: 'auth.callers',
    text: `select asked.place::integer, account.id as "accountId", account.uuid as "accountUuid", account.login,
                  coalesce(nullif(concat_ws(' ', nullif(last_name, ''), nullif(first_name, ''), nullif(patronymic, '')), ''),
                           account.login) as name,
                  staff_role as "staffRole",
                  company.id as "companyId", company.uuid as "companyUuid", company.name as "companyName", company.inn,
                  company.status as "companyStatus", company_member.role,
                  company_member.sees_all_orders as "seesAllOrders",
                  agreement.id as "agreementId", agreement.uuid as "agreementUuid", agreement.title as "agreementName",
                  specification.id as "specificationId", specification.uuid as "specificationUuid",
                  specification.number as "specificationNumber", to_char(specification.dated, 'YYYY-MM-DD') as "specificationDate",
                  own_price_type(company.status, agreement.price_type_id, specification.price_type_id) as "priceTypeId"
             from unnest($1::bigint[], $2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[]) with ordinality
                    as asked (account_id, family_id, company_uuid, agreement_uuid, specification_uuid, place)
             -- fault: token-of-another-sign-in
             join token_family on token_family.id = asked.family_id and token_family.account_id = asked.account_id
              -- fault: ended-sign-in-still-inside
              -- fault: expired-sign-in-still-inside
              and revoked_at is null and token_family.expires_at > now()
             -- fault: blocked-account-still-inside
             join account on account.id = token_family.account_id and account.status <> 'BLOCKED'
             -- fault: blocked-member-still-inside
             left join (company join company_member on company_member.company_id = company.id and not is_blocked)
                    -- fault: company-of-anybody
                    on company.uuid = asked.company_uuid and company_member.account_id = account.id
             left join lateral (
               select * from valid_agreement agreement
                -- fault: agreement-of-another-company
                where agreement.company_id = company.id
                  and case when asked.agreement_uuid is null
                           -- fault: agreement-guessed
                           then 1 = (select count(*) from valid_agreement a where a.company_id = company.id)
                           else agreement.uuid = asked.agreement_uuid end
             ) agreement on true
             left join valid_specification specification on specification.uuid = asked.specification_uuid
              and specification.agreement_id = agreement.id`,
    values: [
      questions.map(({ accountId }) => accountId),
      questions.map(({ familyId }) => familyId),
      questions.map(({ companyUuid }) => companyUuid),
      questions.map(({ agreementUuid }) => agreementUuid),
      questions.map(({ specificationUuid }) => specificationUuid),
    ],
  })
  const found = new Map(rows.map((row) => [row.place, row]))
  return questions.map((_question, place) => found.get(place + 1))
}
