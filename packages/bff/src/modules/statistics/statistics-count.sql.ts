// Reads orders, order_line of order; product and section of goods.
import type { Database } from '../../kernel/database.ts'

/** The companies among these that have order changes which are not counted yet. */
export const selectChangedCompanies = async (
  database: Database,
  companyIds: readonly number[],
): Promise<number[]> => {
  const rows = await database.query<{ id: number }>({
    name: 'statistics.changed-companies',
    text: `select asked.id from unnest($1::integer[]) asked (id)
            where exists (select from statistics_change changed where changed.company_id = asked.id)`,
    values: [companyIds],
  })
  return rows.map(({ id }) => id)
}

/** Locks the statistics of a company until the end of the transaction, so that one request at a time counts them. */
export const lockStatistics = async (database: Database, companyId: number): Promise<void> => {
  await database.query({
    name: 'statistics.lock',
    text: `select pg_advisory_xact_lock(hashtext('statistics'), $1)`,
    values: [companyId],
  })
}

/** When all months of a company were last counted; null: never. */
export const selectCountedAt = async (
  database: Database,
  companyId: number,
): Promise<Date | null> => {
  const rows = await database.query<{ countedAt: Date }>({
    name: 'statistics.counted-at',
    text: `select counted_at as "countedAt" from statistics_count where company_id = $1`,
    values: [companyId],
  })
  return rows[0]?.countedAt ?? null
}

export const noteCounted = async (
  database: Database,
  companyId: number,
  countedAt: Date,
): Promise<void> => {
  await database.query({
    name: 'statistics.note-counted',
    text: `insert into statistics_count (company_id, counted_at) values ($1, $2)
           on conflict (company_id) do update set counted_at = excluded.counted_at`,
    values: [companyId, countedAt],
  })
}

/** Marks as changed every month of the company that has orders, or had some when it was last counted. */
export const changeAllMonths = async (database: Database, companyId: number): Promise<void> => {
  await database.query({
    name: 'statistics.change-all',
    text: `insert into statistics_change (company_id, account_id, month)
           select company_id, account_id, shop_month(created_at) from orders where company_id = $1
           union
           select company_id, account_id, month from statistics_month where company_id = $1`,
    values: [companyId],
  })
}

export type ChangedMonths = { accountIds: number[]; months: string[] }

/** Deletes and returns the recorded changes. Those of a transaction that has not committed are not visible yet and stay. */
export const takeChanges = async (
  database: Database,
  companyId: number,
): Promise<ChangedMonths> => {
  const rows = await database.query<{ accountId: number; month: string }>({
    name: 'statistics.take-changes',
    text: `with taken as (
             delete from statistics_change where company_id = $1 returning account_id, month)
           select distinct account_id as "accountId", month::text from taken`,
    values: [companyId],
  })
  return {
    accountIds: rows.map(({ accountId }) => accountId),
    months: rows.map(({ month }) => month),
  }
}

const changed = `unnest($2::integer[], $3::date[]) changed (account_id, month)`
const ordersOfChanged = `${changed}
  join orders on orders.company_id = $1 and orders.account_id = changed.account_id
   and shop_month(orders.created_at) = changed.month
   and orders.status <> 'CANCELLED'`

const forget = (table: 'statistics_month' | 'statistics_category') => ({
  name: `statistics.forget-${table}`,
  text: `delete from ${table} kept using ${changed}
          where kept.company_id = $1 and kept.account_id = changed.account_id and kept.month = changed.month`,
})

/** Replaces the sums of these months by new ones from the orders, without cancelled orders. */
export const countMonths = async (
  database: Database,
  companyId: number,
  { accountIds, months }: ChangedMonths,
): Promise<void> => {
  const values = [companyId, accountIds, months]
  await database.query({ ...forget('statistics_month'), values })
  await database.query({ ...forget('statistics_category'), values })
  await database.query({
    name: 'statistics.count-months',
    text: `insert into statistics_month (company_id, account_id, month, amount, order_count)
           select $1, changed.account_id, changed.month, sum(orders.total), count(*)
             from ${ordersOfChanged}
            group by changed.account_id, changed.month`,
    values,
  })
  await database.query({
    name: 'statistics.count-categories',
    text: `with recursive root as (
             select id, id as root_id from section where parent_id is null
             union all
             select section.id, root.root_id from section join root on section.parent_id = root.id)
           insert into statistics_category (company_id, account_id, month, section_id, amount)
           select $1, changed.account_id, changed.month, root.root_id, sum(line.sum)
             from ${ordersOfChanged}
             join order_line line on line.order_id = orders.id
             left join product on product.id = line.product_id
             left join root on root.id = product.section_id
            group by changed.account_id, changed.month, root.root_id`,
    values,
  })
}
