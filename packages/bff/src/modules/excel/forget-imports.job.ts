import * as z from 'zod'
import type { Database } from '../../kernel/database.ts'
import { defineJob, type JobKind } from '../jobs/jobs.service.ts'
import { deleteOldImports } from './excel-import.sql.ts'

/** A laptop that was closed in the middle of an import goes on with it within that time. */
export const IMPORT_DAYS = 30

/** Nightly: deletes abandoned imports. */
export const createForgetImports = (database: Database): JobKind =>
  defineJob(
    {
      name: 'excel.forget-imports',
      data: z.object({}),
      retries: 2,
      pause: 60,
      limit: 300,
      cron: '50 1 * * *',
    },
    async () => {
      await deleteOldImports(database, IMPORT_DAYS)
      return undefined
    },
  )
