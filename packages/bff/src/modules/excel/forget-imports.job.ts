import type { Database } from '../../kernel/database.ts'
import { defineSweep, type JobKind } from '../../kernel/job-kind.ts'
import { deleteOldImports } from './excel-import.sql.ts'

/** How long an import can be continued or repeated, for example after a laptop was closed in the middle of it. */
export const IMPORT_DAYS = 30

/** Nightly job: deletes imports that were started more than IMPORT_DAYS ago, finished or not. */
export const createForgetImports = (database: Database): JobKind =>
  defineSweep('excel.forget-imports', '50 1', () => deleteOldImports(database, IMPORT_DAYS))
