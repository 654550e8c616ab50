import { endpoints } from '@isp/contract'
import { missingOperations, operationsOf } from '@isp/contract/operations'
import type { FastifyBaseLogger } from 'fastify'
import { StartupError } from '../kernel/app-error.ts'
import { startupMessages } from '../kernel/startup.messages.ts'
import type { ReleaseInService } from './releases-in-service.ts'

/**
 * Refuses the start of a BFF that lacks an operation which a release in service calls: an older BFF brought back, or a
 * newer one without a call that an older release still makes.
 * @throws StartupError naming each such release, its version and the operations, unless this is allowed
 */
export const refuseLostCalls = (
  releases: readonly ReleaseInService[],
  { isAllowed, log }: { isAllowed: boolean; log: Pick<FastifyBaseLogger, 'error'> },
  served: readonly string[] = operationsOf(endpoints),
): void => {
  const losses = releases
    .map(({ name, version, operations }) => ({
      name,
      version,
      operations: missingOperations({ operations }, served),
    }))
    .filter(({ operations }) => operations.length > 0)
  if (losses.length === 0) return
  if (!isAllowed) throw new StartupError(startupMessages.lostCalls(losses))
  for (const { name, version, operations } of losses) {
    log.error(
      { release: name, version, operations },
      'release calls operations that are not served',
    )
  }
}
