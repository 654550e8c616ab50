import type { Database } from '../../kernel/database.ts'
import { defineSweep, type JobKind } from '../../kernel/job-kind.ts'
import { deleteForgotten } from './forget-drafts.sql.ts'

/** How long deleted drafts are kept, and ended links to baskets are still reported as ended. */
export const KEPT_DAYS = 30

/** Nightly job: removes drafts that were deleted, and copies of baskets whose links ended, more than KEPT_DAYS ago. */
export const createForgetDrafts = (database: Database): JobKind =>
  defineSweep('draft.forget', '50 1', () => deleteForgotten(database, KEPT_DAYS))
