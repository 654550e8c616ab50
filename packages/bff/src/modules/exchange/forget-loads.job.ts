import type { Database } from '../../kernel/database.ts'
import { defineSweep, type JobKind } from '../../kernel/job-kind.ts'
import { cancelUndecided, deleteOldLoads, deleteOldSeen, forgetBodies } from './forget-loads.sql.ts'

const BODY_DAYS = 30
const LOAD_DAYS = 365

/** Every night: bodies of old loads, what whole lists have named, and loads that nobody looks up any more. */
export const createForgetLoads = (database: Database): JobKind =>
  defineSweep('exchange.forget', '0 2', async () => {
    // first: without what it has named, a held list would hide everything
    await cancelUndecided(database, BODY_DAYS)
    await forgetBodies(database, BODY_DAYS)
    await deleteOldSeen(database, BODY_DAYS)
    await deleteOldLoads(database, LOAD_DAYS)
  })
