import type { Database } from '../../../kernel/database.ts'
import { defineSweep, type JobKind } from '../../../kernel/job-kind.ts'
import { deleteOldKeys } from '../order.sql.ts'

/** A browser repeats an order within one visit; after a month its idempotency key can be deleted. */
export const KEY_DAYS = 30

/** Every night: keys of orders that were made long ago. */
export const createForgetKeys = (database: Database): JobKind =>
  defineSweep('order.forget-keys', '30 1', () => deleteOldKeys(database, KEY_DAYS))
