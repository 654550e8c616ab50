// Reads file of files.
import { type Database, theRow } from '../../kernel/database.ts'

/** `sender`: a hash of the sender; `address`: only for anonymous senders. */
export type Sending = { address: string | null; sender: string }

/** Serialises messages of one sender or address until the end of the transaction. */
export const lockSending = async (
  database: Database,
  { address, sender }: Sending,
): Promise<void> => {
  for (const name of [address, sender]) {
    if (name === null) continue
    await database.query({
      name: 'feedback.lock',
      text: `select pg_advisory_xact_lock(hashtext('feedback'), hashtext($1))`,
      values: [name],
    })
  }
}

/** Messages of the last hour. */
export const countSendings = async (
  database: Database,
  { address, sender }: Sending,
): Promise<{ ofAddress: number; ofSender: number }> =>
  theRow(
    await database.query<{ ofAddress: number; ofSender: number }>({
      name: 'feedback.count',
      text: `select count(*) filter (where address = $1)::int as "ofAddress",
                    count(*) filter (where sender = $2)::int as "ofSender"
               from feedback
              where (address = $1 or sender = $2) and created_at > now() - interval '1 hour'`,
      values: [address, sender],
    }),
  )

export type Kept = { id: string; ticketId: number; accountId: number | null }

/** An earlier message with this key, or with the same content a short while ago. */
export const selectTaken = async (
  database: Database,
  { key, sender, content }: { key: string | null; sender: string; content: string | null },
): Promise<Kept | undefined> => {
  const rows = await database.query<Kept>({
    name: 'feedback.taken',
    text: `select id, ticket_id as "ticketId", account_id as "accountId" from feedback
            where id = $1 or sender = $2 and content = $3 and created_at > now() - interval '15 minutes'
            order by id = $1 desc nulls last limit 1`,
    values: [key, sender, content],
  })
  return rows[0]
}

type NewFeedback = Sending & Kept & { content: string; consent: string }

export const insertFeedback = async (
  database: Database,
  { id, ticketId, accountId, consent, address, sender, content }: NewFeedback,
): Promise<void> => {
  await database.query({
    name: 'feedback.insert',
    text: `insert into feedback (id, ticket_id, account_id, consent, address, sender, content)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [id, ticketId, accountId, consent, address, sender, content],
  })
}

/** Sender data are needed for an hour's limits and are then deleted. */
export const forgetSendings = async (database: Database): Promise<void> => {
  await database.query({
    name: 'feedback.forget',
    text: `update feedback set address = null, sender = null, content = null
            where sender is not null and created_at < now() - interval '1 hour'`,
  })
}

/** SHA-256 of the files' content, sorted independently of upload order. */
export const selectHashes = async (
  database: Database,
  fileIds: readonly string[],
): Promise<string[]> => {
  const rows = await database.query<{ sha256: string }>({
    name: 'feedback.hashes',
    text: 'select sha256 from file where id = any ($1::uuid[]) and sha256 is not null order by sha256',
    values: [fileIds],
  })
  return rows.map(({ sha256 }) => sha256)
}
