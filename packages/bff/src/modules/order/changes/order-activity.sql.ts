import type { Database } from '../../../kernel/database.ts'

export type ActivityEntry = {
  kind: string
  status: string | null
  text: string
  author: string | null
  /** Moscow time; the current time when omitted. */
  at?: string | undefined
}

/** Adds the entries in the given sequence; the last one is the newest. */
export const insertActivity = async (
  database: Database,
  orderId: number,
  entries: readonly ActivityEntry[],
): Promise<void> => {
  await database.query({
    name: 'order.insert-activity',
    text: `insert into order_activity (order_id, kind, status, text, author, at)
           select $1, entry.kind, entry.status, entry.text, entry.author,
                  least(coalesce(entry.at at time zone 'Europe/Moscow', now()), now())
             from jsonb_to_recordset($2::jsonb) as entry (kind text, status text, text text, author text, at timestamp)`,
    values: [orderId, JSON.stringify(entries)],
  })
}
