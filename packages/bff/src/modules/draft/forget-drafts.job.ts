import type { Database } from '../../kernel/database.ts'
import { defineSweep, type JobKind } from '../../kernel/job-kind.ts'
import { deleteForgotten } from './forget-drafts.sql.ts'

/** A month for whoever misses a deleted draft, and for whoever opens an old link to read that it has ended. */
export const KEPT_DAYS = 30

/** Every night: drafts and copies of baskets that nobody can come back to. */
export const createForgetDrafts = (database: Database): JobKind =>
  defineSweep('draft.forget', '50 1', () => deleteForgotten(database, KEPT_DAYS))
