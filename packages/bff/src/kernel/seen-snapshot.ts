/** A point up to which a reader has seen the database; `history` changes when a backup is restored. */
export type SeenSnapshot = { snapshot: string; history: string }

/**
 * SQL columns: the snapshot of the statement, or of the transaction in `repeatable read`. Transaction numbers are
 * assigned before commit, so «after the last number» would lose changes; whatever a snapshot does not see is still to
 * be read.
 */
export const SEEN = `
  pg_current_snapshot()::text as snapshot,
  concat_ws('/', (select system_identifier from pg_control_system()),
    (select timeline_id from pg_control_checkpoint()),
    (select oid from pg_database where datname = current_database())) as history`

/** SQL: whether rows written by that transaction (`xid8`) are not in `snapshot`; the first half can use an index. */
export const missedBy = (xid: string, snapshot: string): string =>
  `${xid} >= pg_snapshot_xmin(${snapshot}) and not pg_visible_in_snapshot(${xid}, ${snapshot})`
