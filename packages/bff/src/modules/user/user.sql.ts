// Reads company, company_member and valid_specification of company.

import type { User } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'

/** Agreements as JSON: terms only when one is known, specifications only when one is valid today. */
const agreementJson = `jsonb_strip_nulls(jsonb_build_object('uuid', uuid, 'name', title,
    'specifications', (select jsonb_agg(jsonb_build_object('uuid', uuid, 'number', number, 'date', to_char(dated, 'YYYY-MM-DD'),
                                                           'validUntil', to_char(valid_until, 'YYYY-MM-DD'))
                                        order by dated, id)
                         from valid_specification where agreement_id = agreement.id),
    'terms', nullif(jsonb_strip_nulls(jsonb_build_object('paymentDays', payment_days, 'creditLimit', credit_limit,
                                                         'debt', debt, 'overdue', overdue)), '{}')))`
/** D48: an unknown or missing version counts as the current one. */
export const settingsColumn = `json_build_object(
  'basket_version', 2, 'checkout_version', 2, 'product_version', 2,
  'basket_view', case when settings ->> 'basket_view' = 'table' then 'table' else 'list' end,
  'catalog_view', coalesce(settings ->> 'catalog_view', 'list'),
  'user_registration', coalesce((settings ->> 'user_registration')::boolean, false))`

/** The account with the companies in which it is not blocked, and their agreements; oldest first. */
export const selectUser = async (
  database: Database,
  accountId: number,
): Promise<User | undefined> => {
  const rows = await database.query<User>({
    name: 'user.me',
    text: `select id, uuid, login, first_name, last_name, patronymic, status, mailing, phone, time_zone, staff_role,
                  ${settingsColumn} as settings,
                  (select coalesce(json_agg(json_build_object(
                            'uuid', company.uuid, 'name', company.name, 'inn', company.inn,
                            'status', json_build_object('code', company.status), 'role', company_member.role,
                            'seesAllOrders', company_member.sees_all_orders,
                            'agreements', (select coalesce(json_agg(${agreementJson} order by id), '[]')
                                             from valid_agreement agreement where company_id = company.id)
                          ) order by company.id), '[]')
                     from company_member join company on company.id = company_member.company_id
                    -- fault: blocked-company-listed
                    where company_member.account_id = account.id and not is_blocked) as companies
             from account where id = $1 and status <> 'BLOCKED'`,
    values: [accountId],
  })
  return rows[0]
}
