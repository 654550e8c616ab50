import type { Database } from '../../kernel/database.ts'
import { defineSweep, type JobKind } from '../../kernel/job-kind.ts'
import { deleteOldMerges } from './basket.sql.ts'

/** A merge is repeated when its answer was lost, within minutes; a month is for a laptop that was closed meanwhile. */
export const MERGE_DAYS = 30

/** Nightly: deletes records of basket merges that are too old to be repeated. */
export const createForgetMerges = (database: Database): JobKind =>
  defineSweep('basket.forget-merges', '40 1', () => deleteOldMerges(database, MERGE_DAYS))
