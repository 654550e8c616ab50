// Reads account of user; company and company_member of company.
import type { Database } from '../../kernel/database.ts'
import type { Account, ChosenCompany, SignedIn } from '../../kernel/http/caller.ts'
import type { ReplyTo } from './reply-address.ts'

type Row = {
  uuid: string
  login: string
  name: string
  staffRole: Account['staffRole']
  company: ChosenCompany | null
}

/**
 * The account that answers by e-mail, with the rights it has on the site in the ticket's company; undefined:
 * blocked, or there is no such ticket.
 */
export const selectMailWriter = async (
  database: Database,
  { ticketId, accountId }: ReplyTo,
): Promise<SignedIn | undefined> => {
  const rows = await database.query<Row>({
    name: 'tickets.mail-writer',
    text: `select account.uuid, account.login, account.staff_role as "staffRole",
                  coalesce(nullif(concat_ws(' ', nullif(last_name, ''), nullif(first_name, ''), nullif(patronymic, '')), ''),
                           account.login) as name,
                  case when company.id is not null then json_build_object(
                    'id', company.id, 'uuid', company.uuid, 'name', company.name, 'inn', company.inn,
                    'status', company.status, 'role', company_member.role,
                    'seesAllOrders', company_member.sees_all_orders) end as company
             from ticket
             -- fault: blocked-person-answers-by-mail
             join account on account.id = $2 and account.status <> 'BLOCKED'
             left join (company join company_member on company_member.company_id = company.id and not is_blocked)
                    on company.id = ticket.company_id and company_member.account_id = account.id
            where ticket.id = $1`,
    values: [ticketId, accountId],
  })
  const [row] = rows
  if (!row) return undefined
  const { company, ...account } = row
  return { account: { id: accountId, sessionId: '', ...account }, company, agreement: null }
}
