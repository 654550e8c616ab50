import { createHash } from 'node:crypto'
import type { Told, Total } from '@isp/logging'
import type { Charge } from '../../kernel/cost/spending.ts'
import type { Database } from '../../kernel/database.ts'

/** Keys hold addresses and parts of tokens, so only hashes leave the process. */
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest().subarray(0, 16)

/** Rows in the order of their hashes, so that two processes never wait for each other's; answers in the order of the rows given. */
const inOrder = async <Row extends { key: string }, Answer>(
  rows: readonly Row[],
  ask: (hashes: Buffer[], ordered: Row[]) => Promise<(Answer & { key: Buffer })[]>,
): Promise<Answer[]> => {
  const hashed = rows.map((row) => ({ row, hash: hashOf(row.key) }))
  const ordered = hashed.toSorted((one, other) => Buffer.compare(one.hash, other.hash))
  const answers = await ask(
    ordered.map(({ hash }) => hash),
    ordered.map(({ row }) => row),
  )
  const byHash = new Map(answers.map((answer) => [answer.key.toString('hex'), answer]))
  return hashed.map(({ hash }) => byHash.get(hash.toString('hex')) as Answer)
}

/** Adds counted requests; a key's window of a minute begins when it is first told, by the clock of the database. */
export const addCounts = (database: Database, told: readonly Told[]): Promise<Total[]> =>
  inOrder(told, (hashes, ordered) =>
    database.query<Total & { key: Buffer }>({
      name: 'limits.count',
      text: `insert into request_count as known (key, count, until)
               select key, count, now() + interval '1 minute'
                 from unnest($1::bytea[], $2::int[]) with ordinality as told (key, count, at)
                order by at
               on conflict (key) do update set
                 count = case when known.until > now() then known.count else 0 end + excluded.count,
                 until = case when known.until > now() then known.until else excluded.until end
               returning key, count,
                 extract(epoch from until - now())::float8 * 1000 as "endsInMs"`,
      values: [hashes, ordered.map(({ count }) => count)],
    }),
  )

/** Adds processor time; what was regained since the last charge is subtracted first. @returns the time spent by key, ms */
export const addCharges = async (
  database: Database,
  charges: readonly Charge[],
  { perSecondMs, mostMs }: { perSecondMs: number; mostMs: number },
): Promise<number[]> => {
  const rows = await inOrder(charges, (hashes, ordered) =>
    database.query<{ spentMs: number; key: Buffer }>({
      name: 'limits.charge',
      text: `insert into spent_time as known (key, spent_ms, at)
               select key, ms, now()
                 from unnest($1::bytea[], $2::float8[]) with ordinality as told (key, ms, place)
                order by place
               on conflict (key) do update set
                 spent_ms = least($4, excluded.spent_ms
                   + greatest(0, known.spent_ms - extract(epoch from now() - known.at) * $3)),
                 at = now()
               returning key, spent_ms as "spentMs"`,
      values: [hashes, ordered.map(({ ms }) => ms), perSecondMs, mostMs],
    }),
  )
  return rows.map(({ spentMs }) => spentMs)
}

/** Deletes counts whose window has ended, and time that has been regained. */
export const deleteEnded = async (database: Database): Promise<void> => {
  await database.query({
    name: 'limits.ended',
    text: `with counts as (delete from request_count where until < now())
           delete from spent_time where at < now() - interval '10 minutes'`,
  })
}
