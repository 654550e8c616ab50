import type { Database } from '../../kernel/database.ts'
import { defineSweep, type JobKind } from '../../kernel/job-kind.ts'
import { deleteOld } from './telemetry.sql.ts'

/** A month to look at, and two earlier ones to compare with. */
export const TELEMETRY_DAYS = 90

/** Every night: deletes old reports of browsers. */
export const createForgetTelemetry = (database: Database): JobKind =>
  defineSweep('telemetry.forget', '50 1', () => deleteOld(database, TELEMETRY_DAYS))
