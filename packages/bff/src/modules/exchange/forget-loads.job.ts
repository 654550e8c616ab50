import type { Database } from '../../kernel/database.ts'
import { defineSweep, type JobKind } from '../../kernel/job-kind.ts'
import { cancelUndecided, deleteOldLoads, deleteOldSeen, forgetBodies } from './forget-loads.sql.ts'

const BODY_DAYS = 30
const LOAD_DAYS = 365

/** Every night: deletes bodies of old loads, names collected of whole lists, and old loads. */
export const createForgetLoads = (database: Database): JobKind =>
  defineSweep('exchange.forget', '0 2', async () => {
    // cancelled first: without its collected names a held list would hide everything
    await cancelUndecided(database, BODY_DAYS)
    await forgetBodies(database, BODY_DAYS)
    await deleteOldSeen(database, BODY_DAYS)
    await deleteOldLoads(database, LOAD_DAYS)
  })
