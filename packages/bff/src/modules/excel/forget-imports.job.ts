import type { Database } from '../../kernel/database.ts'
import { defineSweep, type JobKind } from '../../kernel/job-kind.ts'
import { deleteOldImports } from './excel-import.sql.ts'

/** A laptop that was closed in the middle of an import goes on with it within that time. */
export const IMPORT_DAYS = 30

/** Nightly: deletes abandoned imports. */
export const createForgetImports = (database: Database): JobKind =>
  defineSweep('excel.forget-imports', '50 1', () => deleteOldImports(database, IMPORT_DAYS))
