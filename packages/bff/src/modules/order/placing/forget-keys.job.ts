import type { Database } from '../../../kernel/database.ts'
import { defineSweep, type JobKind } from '../../../kernel/job-kind.ts'
import { deleteOldKeys } from '../order.sql.ts'

/** Idempotency keys are deleted after a month: a browser repeats an order only within one visit. */
export const KEY_DAYS = 30

/** Deletes old idempotency keys every night. */
export const createForgetKeys = (database: Database): JobKind =>
  defineSweep('order.forget-keys', '30 1', () => deleteOldKeys(database, KEY_DAYS))
