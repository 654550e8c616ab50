import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import {
  forgiveWithdrawal,
  insertCanary,
  type NewCanary,
  selectServers,
  selectWithdrawal,
} from './canaries.sql.ts'

/**
 * Begins a canary, in the caller's transaction.
 * @throws AppError CANARY_RUNNING, RELEASE_SERVED, RELEASE_WITHDRAWN
 */
export const startCanary = async (
  database: Database,
  { isAgain, ...canary }: NewCanary & { isAgain: boolean },
): Promise<void> => {
  const { name, version } = canary
  const servers = await selectServers(database)
  const isServed = servers.some(({ served }) =>
    served.some((release) => release.name === name && release.version === version),
  )
  if (isServed) throw new AppError('RELEASE_SERVED')
  if (isAgain) await forgiveWithdrawal(database, name, version)
  else if ((await selectWithdrawal(database, name, version)) !== undefined)
    throw new AppError('RELEASE_WITHDRAWN')
  if ((await insertCanary(database, canary)) === null) throw new AppError('CANARY_RUNNING')
}
