/** What of the database somebody has seen; `history` is another one once a backup was restored. */
export type SeenSnapshot = { snapshot: string; history: string }

/**
 * Columns of it: of the statement's own snapshot, in `repeatable read` of the transaction's. Numbers of transactions are given out
 * before they commit, so «after the last number» loses changes; what a snapshot does not see is what is missed.
 */
export const SEEN = `
  pg_current_snapshot()::text as snapshot,
  concat_ws('/', (select system_identifier from pg_control_system()),
    (select timeline_id from pg_control_checkpoint()),
    (select oid from pg_database where datname = current_database())) as history`

/** Whether what this transaction wrote (`xid8`) is missed by `snapshot`; the first half is for an index. */
export const missedBy = (xid: string, snapshot: string): string =>
  `${xid} >= pg_snapshot_xmin(${snapshot}) and not pg_visible_in_snapshot(${xid}, ${snapshot})`
