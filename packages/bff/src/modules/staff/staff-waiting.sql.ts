// Reads company of company; ticket of tickets; orders and order_difference of order; exchange_account and exchange_load of exchange; onec_order of onec; mail_outbox of mail; education_article, special_offer and text_version of education; search_miss of synonyms.
import type { StaffRole, StaffWaitingKind } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import { shopToday } from '../../trade/shop-day.ts'
import { type SeenBy, seenByStaff } from './seen-by.sql.ts'

/** Who may open the list; of others nothing is read. */
const ofSales = `$2::text in ('admin', 'sales')`
const ofAdmin = `$2::text = 'admin'`
const ofContent = `$2::text in ('admin', 'content')`

type WaitingRow = {
  kind: Exclude<StaffWaitingKind, 'failedJobs'>
  count: number
  since: Date | null
}

/**
 * What waits for a member of the staff, in one statement. Each count goes through an index of what waits alone. Letters, and
 * questions of the search, are those of a week.
 */
export const selectStaffWaiting = (
  database: Database,
  role: StaffRole,
  seenBy: SeenBy,
): Promise<WaitingRow[]> =>
  database.query({
    name: 'staff.waiting',
    // never null: kind, count (aggregates)
    text: `select kind, count, since from (
             select 'tickets' as kind, count(*)::integer as count, min(waiting_since) as since
               from ticket left join company on company.id = ticket.company_id
              where ${ofSales} and waiting_since is not null and (company.id is null or ${seenByStaff})
             union all
             select 'companies', count(*)::integer, min(created_at)
               from company where ${ofSales} and status = 'MODERATION' and ${seenByStaff}
             union all
             select 'newOrders', count(*)::integer, min(orders.created_at)
               from orders join company on company.id = orders.company_id
              where ${ofSales} and orders.status = 'NEW' and ${seenByStaff}
             union all
             select 'differences', count(*)::integer, min(difference.since)
               from order_difference difference join orders on orders.id = difference.order_id
               join company on company.id = orders.company_id
              where ${ofSales} and difference.kept_at is null and ${seenByStaff}
             union all
             select 'heldLoads', count(*)::integer, min(received_at)
               from exchange_load where ${ofAdmin} and state = 'held'
             union all
             select 'silentAccounts', count(*)::integer, min(coalesce(last_load_at, created_at))
               from exchange_account
              where ${ofAdmin} and withdrawn_at is null
                and coalesce(last_load_at, created_at) < now() - silent_hours * interval '1 hour'
             union all
             select 'faultyExports', count(*)::integer, min(given_at)
               from onec_order where ${ofAdmin} and fault is not null
             union all
             select 'lostLetters', count(*)::integer, min(refused_at)
               from mail_outbox where ${ofAdmin} and refused_at > now() - interval '7 days'
             union all
             select 'drafts', count(*)::integer, min(saved_at)
               from (select min(saved_at) as saved_at from text_version
                      where ${ofContent}
                        and (article_id in (select id from education_article where not is_hidden)
                             or offer_id in (select id from special_offer where not is_hidden))
                      group by article_id, offer_id having count(publish_at) = 0) never_shown
             union all
             select 'misses', count(*)::integer, null
               from search_miss where ${ofContent} and last_on > ${shopToday} - 7) waiting
            where count > 0`,
    values: [seenBy, role],
  })
