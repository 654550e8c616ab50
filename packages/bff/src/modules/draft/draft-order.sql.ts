// Reads orders and order_line of order; company_member of company.
import type { Database } from '../../kernel/database.ts'
import type { ListLine } from '../basket/basket-lists.service.ts'

/**
 * Lines of an order, one for each product, if the account may see it: a manager, or a member who may read colleagues (D54),
 * any order of the company, another member only her own. Empty when there is no such order.
 */
export const selectOrderedLines = (
  database: Database,
  { accountId, companyId }: { accountId: number; companyId: number | null },
  orderId: number,
): Promise<ListLine[]> =>
  database.query({
    name: 'draft.ordered-lines',
    text: `select line.product_id as "productId", min(line.name) as name, sum(line.quantity)::float8 as quantity,
                  coalesce(min(nullif(line.comment, '')), '') as comment
             from orders
             join company_member reader on reader.company_id = orders.company_id and reader.account_id = $1
              -- fault: draft-of-a-foreign-order
              and not reader.is_blocked and (reader.sees_all_orders or orders.account_id = $1)
             join order_line line on line.order_id = orders.id
            where orders.company_id = $2 and orders.id = $3
            group by line.product_id order by min(line.place)`,
    values: [accountId, companyId, orderId],
  })
