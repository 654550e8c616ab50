import { setTimeout } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import type { Seen } from '../../../search/source.ts'
import { selectSeen } from './live-changes.sql.ts'

const LOOK_AGAIN_MS = 100
/** A standby that is further behind is not waited for. */
const LONGEST_LAG_MS = 30_000

/**
 * Waits until the standby has everything that the primary has now. What is read from it then is complete up to the returned point;
 * changes after that are read again. A snapshot taken on a standby does not list the transactions under way, so it is taken on the
 * primary.
 * @throws Error when the standby is too far behind
 */
export const catchUpStandby = async (
  primary: ClientBase,
  standby: ClientBase,
  longestLagMs = LONGEST_LAG_MS,
): Promise<Seen> => {
  const seen = await selectSeen(primary)
  const { rows } = await primary.query<{ lsn: string }>(
    'select pg_current_wal_insert_lsn()::text as lsn',
  )
  const from = performance.now()
  while (true) {
    const answer = await standby.query<{ hasAll: boolean }>({
      text: `select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasAll"`,
      values: [rows[0]?.lsn],
    })
    if (answer.rows[0]?.hasAll) return seen
    if (performance.now() - from > longestLagMs) throw new Error('the standby is behind')
    await setTimeout(LOOK_AGAIN_MS)
  }
}
