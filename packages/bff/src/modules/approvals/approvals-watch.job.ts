import * as z from 'zod'
import type { Shared } from '../../kernel/module.ts'
import { detachFiles } from '../files/files.service.ts'
import { defineJob, type JobKind } from '../jobs/jobs.service.ts'
import { createApprovalLetters } from './approval-letters.ts'
import { approvalsMessages as messages } from './approvals.messages.ts'
import { decideRequest, lockWaiting, selectWaitingIds } from './approvals.sql.ts'

type Ports = Pick<Shared, 'database' | 'transact' | 'jobs' | 'shopOrigin' | 'now'>

/**
 * Ends requests that nobody decided in time, and writes to those who have become approvers meanwhile: somebody left
 * or was blocked, or a substitution has begun.
 */
export const createApprovalsWatch = (ports: Ports): JobKind => {
  const { database, transact, now } = ports
  const letters = createApprovalLetters(ports)

  const judge = (id: number): Promise<void> =>
    transact(async (connection) => {
      const request = await lockWaiting(connection, id)
      if (!request) return
      if (request.expiresAt > now()) {
        await letters.ask(connection, request)
        return
      }
      const by = { status: 'EXPIRED' as const, accountId: null, name: '', at: now() }
      await decideRequest(connection, id, by)
      await detachFiles(connection, request.fileIds)
      await letters.tell(connection, request, messages.expired(request.number))
    })

  return defineJob(
    {
      name: 'approvals.watch',
      data: z.object({}),
      retries: 2,
      pause: 60,
      limit: 900,
      isAlone: true,
      cron: '6,16,26,36,46,56 * * * *',
    },
    async (_data, job) => {
      for (let after = 0; ; ) {
        const part = await selectWaitingIds(database, after)
        for (const { id } of part) {
          await job.checkpoint()
          await judge(id)
          after = id
        }
        if (part.length === 0) return undefined
      }
    },
  )
}
