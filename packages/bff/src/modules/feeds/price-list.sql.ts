// Reads account of user; valid_agreement, company, company_manager, company_member and valid_specification of company; job_state of jobs.
import { type Database, theRow } from '../../kernel/database.ts'

export type PriceListTerms = {
  accountId: number
  agreementUuid: string
  priceTypeId: number | null
}

/**
 * The price type of a valid agreement, or `priceTypeId` if it is that of the agreement or of its valid specification. Only for
 * an ACTIVE company (D43) and an account that is not blocked: an administrator, a sales manager of the company, or an unblocked
 * member with the role manager or buyer.
 */
export const selectTerms = async (
  database: Database,
  { accountId, agreementUuid, priceTypeId }: PriceListTerms,
): Promise<{ priceTypeId: number } | undefined> => {
  const rows = await database.query<{ priceTypeId: number }>({
    name: 'feeds.price-list-terms',
    text: `select coalesce($3::integer, agreement.price_type_id) as "priceTypeId"
             from valid_agreement agreement
             join company on company.id = agreement.company_id and company.status = 'ACTIVE'
             join account on account.id = $1 and account.status <> 'BLOCKED'
            where agreement.uuid = $2::uuid
              and ($3::integer is null or $3 = agreement.price_type_id
                   or exists (select from valid_specification where agreement_id = agreement.id and price_type_id = $3))
              and (account.staff_role = 'admin'
                   or account.staff_role = 'sales' and exists (
                     select from company_manager where company_id = company.id and account_id = account.id)
                   or exists (select from company_member member
                               where member.company_id = company.id and member.account_id = account.id
                                 and not member.is_blocked and member.role in ('manager', 'buyer')))`,
    values: [accountId, agreementUuid, priceTypeId],
  })
  return rows[0]
}

/** Number of price lists that the account has requested within the last hour. */
export const countAsked = async (database: Database, accountId: number): Promise<number> => {
  const rows = await database.query<{ asked: number }>({
    name: 'feeds.price-lists-asked',
    text: `select count(*)::int as asked from job_state
            where account_id = $1 and kind = 'feeds.price-list' and created_at > now() - interval '1 hour'`,
    values: [accountId],
  })
  return theRow(rows).asked
}
