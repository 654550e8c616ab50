import type { Database } from '../../kernel/database.ts'
import { defineSweep, type JobKind } from '../../kernel/job-kind.ts'
import { deleteForgotten } from './forget-drafts.sql.ts'

/** How long deleted drafts are kept, and ended links are still reported as ended. */
export const KEPT_DAYS = 30

/** Nightly: removes drafts and copies of baskets that ended longer ago than that. */
export const createForgetDrafts = (database: Database): JobKind =>
  defineSweep('draft.forget', '50 1', () => deleteForgotten(database, KEPT_DAYS))
