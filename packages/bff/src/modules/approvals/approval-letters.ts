import { approvalUrls } from '@isp/contract/content-urls'
import type { Database } from '../../kernel/database.ts'
import type { Shared } from '../../kernel/module.ts'
import { queueLetter, writeLetter } from '../mail/outgoing/mail-queue.service.ts'
import { approvalsMessages as messages } from './approvals.messages.ts'
import { selectAuthorLogin } from './approvals.sql.ts'
import { type Approver, selectApprovers } from './approvers.sql.ts'

type Ports = Pick<Shared, 'jobs' | 'shopOrigin'>
type About = {
  id: number
  number: string
  accountId: number
  companyId: number
  author: string
  total: number
  reason: string
}

export type ApprovalLetters = {
  /**
   * Writes to all current approvers who have no letter about the request yet. Called whenever approvers may have
   * changed.
   * @returns the approvers
   */
  ask(database: Database, request: About): Promise<Approver[]>
  /** Tells the author the outcome of the request. */
  tell(
    database: Database,
    request: Pick<About, 'id' | 'accountId'>,
    outcome: ReturnType<typeof messages.expired>,
  ): Promise<void>
}

export const createApprovalLetters = ({ jobs, shopOrigin }: Ports): ApprovalLetters => {
  const send = (
    database: Database,
    { id, key, to }: { id: number; key: string; to: string },
    { subject, parts, link, after, why }: ReturnType<typeof messages.expired>,
  ): Promise<void> => {
    const href = new URL(approvalUrls.request(id), shopOrigin).href
    const letter = writeLetter({
      kind: 'approval',
      subject,
      parts: [...parts, { button: { text: link, href } }, ...(after ? [{ note: after }] : [])],
      why,
    })
    return queueLetter({ database, jobs }, { ...letter, key, to, orderId: null })
  }
  return {
    ask: async (database, request) => {
      const { id, number, author, total, reason } = request
      const approvers = await selectApprovers(database, request)
      for (const { accountId, login } of approvers) {
        const key = `approval:${id}:asked:${accountId}`
        await send(database, { id, key, to: login }, messages.asked(number, author, total, reason))
      }
      return approvers
    },
    tell: async (database, { id, accountId }, outcome) => {
      const login = await selectAuthorLogin(database, accountId)
      if (login) await send(database, { id, key: `approval:${id}:decided`, to: login }, outcome)
    },
  }
}
