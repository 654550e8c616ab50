// Reads product, source_catalog and source_product of goods; exchange_account of exchange.
import type { PoolClient } from 'pg'
import type { Database } from '../../../kernel/database.ts'

/**
 * In the transaction of a load: a document that says it is full begins a run of its catalogue and puts an earlier one,
 * which was not over, in its place. @returns ids of the open runs
 */
export const noteFullRuns = async (
  client: PoolClient,
  accountId: number,
  { full: fullCatalogs, described }: { full: readonly string[]; described: readonly string[] },
): Promise<string[]> => {
  if (fullCatalogs.length > 0) {
    await client.query(
      `update onec_full_run set judged_at = now() where account_id = $1 and judged_at is null and catalog = any ($2::text[])`,
      [accountId, fullCatalogs],
    )
    await client.query(
      `insert into onec_full_run (account_id, catalog) select $1, unnest($2::text[])`,
      [accountId, fullCatalogs],
    )
  }
  await client.query(
    'update onec_full_run set named_at = now() where account_id = $1 and judged_at is null and catalog = any ($2::text[])',
    [accountId, described],
  )
  const { rows } = await client.query<{ id: string }>(
    'select id from onec_full_run where account_id = $1 and judged_at is null',
    [accountId],
  )
  return rows.map(({ id }) => id)
}

export const endRuns = async (database: Database, accountId: number): Promise<void> => {
  await database.query({
    name: 'onec.end-runs',
    text: 'update onec_full_run set ended_at = now() where account_id = $1 and judged_at is null and ended_at is null',
    values: [accountId],
  })
}

export type EndedRun = {
  id: string
  catalog: string
  accountId: number
  source: string
  name: string
}

/**
 * Runs that are over: told so, or no goods of the catalogue came for so long; orders, prices and stock may be exchanged
 * more often. None of an account whose files are still arriving or to be loaded.
 */
export const selectEndedRuns = (database: Database, quietMinutes: number): Promise<EndedRun[]> =>
  database.query({
    name: 'onec.ended-runs',
    text: `select run.id, run.catalog, run.account_id as "accountId", account.source, account.name
             from onec_full_run run join exchange_account account on account.id = run.account_id
            where run.judged_at is null
              and (run.ended_at is not null or run.named_at < now() - make_interval(mins => $1))
              and not exists (
                    select from onec_file file join onec_session session on session.id = file.session_id
                      join onec_access access on access.id = session.access_id
                     where access.account_id = run.account_id and file.type = 'catalog'
                       and (file.state in ('queued', 'running')
                            or run.ended_at is null and file.state = 'receiving' and file.received_at > now() - interval '5 minutes'))
            order by run.began_at`,
    values: [quietMinutes],
  })

export const markJudged = async (database: Database, id: string): Promise<void> => {
  await database.query({
    name: 'onec.mark-judged',
    text: 'update onec_full_run set judged_at = now() where id = $1::uuid and judged_at is null',
    values: [id],
  })
}

/** Visible products of the source that do not belong to the catalogue of a run: it says nothing of them. */
export const selectOutside = async (
  database: Database,
  { catalog, owns }: { catalog: string; owns: (id: string) => boolean },
): Promise<string[]> => {
  const rows = await database.query<{ id: string }>({
    name: 'onec.outside-catalog',
    text: `select product.external_id as id from product
            where product.is_active and product.external_id is not null
              and not exists (select from source_product m join source_catalog c on c.id = m.catalog_id
                               where m.product_id = product.id and c.external_id in ($1, $1 || '#'))`,
    values: [catalog],
  })
  return rows.map(({ id }) => id).filter(owns)
}
