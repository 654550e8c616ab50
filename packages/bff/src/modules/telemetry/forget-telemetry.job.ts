import * as z from 'zod'
import type { Database } from '../../kernel/database.ts'
import { defineJob, type JobKind } from '../../kernel/job-kind.ts'
import { deleteOld } from './telemetry.sql.ts'

/** A month to look at, and two before it to compare with. */
export const TELEMETRY_DAYS = 90

/** Every night: what browsers told long ago. */
export const createForgetTelemetry = (database: Database): JobKind =>
  defineJob(
    {
      name: 'telemetry.forget',
      data: z.object({}),
      retries: 2,
      pause: 60,
      limit: 300,
      cron: '50 1 * * *',
    },
    async () => {
      await deleteOld(database, TELEMETRY_DAYS)
      return undefined
    },
  )
