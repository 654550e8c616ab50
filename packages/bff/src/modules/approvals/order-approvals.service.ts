import type { ApprovalRequest, CheckoutApproval, CheckoutApprovalQuery } from '@isp/contract'
import { fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Buyer } from '../../kernel/http/caller.ts'
import type { Shared } from '../../kernel/module.ts'
import type { OrderApprovals } from '../order/placing/order-placing.service.ts'
import { createApprovalLetters } from './approval-letters.ts'
import {
  insertCharge,
  lockCostCentre,
  selectCostCentre,
  selectCostCentres,
  selectHasRules,
  selectLimits,
} from './approval-rules.sql.ts'
import { approvalsMessages as messages } from './approvals.messages.ts'
import {
  countWaiting,
  insertRequest,
  type Reader,
  type RequestRow,
  selectRequest,
} from './approvals.sql.ts'
import { selectApprovers } from './approvers.sql.ts'

/** What other modules use of approvals. */
export type Approvals = OrderApprovals & {
  /** Shown at checkout before the order is placed. */
  preview(buyer: Buyer, query: CheckoutApprovalQuery): Promise<CheckoutApproval>
  /** Number of requests that wait for the person, and of the person's own. */
  countWaiting(reader: Reader): Promise<{ approvals: number; asked: number }>
}

type Ports = Pick<Shared, 'database' | 'jobs' | 'shopOrigin' | 'now'>
type Centre = { name: string; budget: number; spent: number }

const present = (
  { createdAt, accountId: _account, companyId: _company, ...row }: RequestRow,
  waitsFor: string[],
): ApprovalRequest => ({ kind: 'approval', ...row, createdAt: createdAt.toISOString(), waitsFor })

const DAY_MS = 86_400_000

export const openApprovals = (ports: Ports): Approvals => {
  const { now } = ports
  const letters = createApprovalLetters(ports)

  /**
   * Reasons why the person needs approval for this total; empty: none. Managers never need it, because they make
   * the rules.
   */
  const judge = async (
    database: Database,
    { account, company }: Buyer,
    total: number,
    centre: Centre | null,
  ) => {
    const limits = await selectLimits(database, { companyId: company.id, accountId: account.id })
    const { orderLimit } = limits
    const overBudget = centre ? centre.spent + total - centre.budget : 0
    const reasons = [
      ...(orderLimit !== null && total > orderLimit
        ? [messages.overLimit(total - orderLimit)]
        : []),
      ...(centre && overBudget > 0 ? [messages.overBudget(centre.name, overBudget)] : []),
    ]
    return { ...limits, reason: limits.isManager ? '' : messages.reasons(reasons) }
  }

  /** Locks the budget named by the buyer. @throws AppError REQUEST_INVALID */
  const holdCentre = async (
    database: Database,
    companyId: number,
    id: number | undefined,
  ): Promise<Centre | null> => {
    if (id === undefined) {
      const centres = await selectCostCentres(database, companyId, now())
      if (centres.length > 0) throw invalidFields(fieldError('costCentreId', 'REQUIRED'))
      return null
    }
    if (!(await lockCostCentre(database, { id, companyId }))) {
      throw invalidFields(fieldError('costCentreId', 'UNAVAILABLE'))
    }
    return selectCostCentre(database, id, now())
  }

  const waitsFor = async (database: Database, row: Reader): Promise<string[]> =>
    (await selectApprovers(database, row)).map(({ name }) => name)

  return {
    has: selectHasRules,

    ask: async (database, buyer, { total, lines, input }) => {
      const { account, company, agreement } = buyer
      const centre = await holdCentre(database, company.id, input.costCentreId)
      const { reason, termDays } = await judge(database, buyer, total, centre)
      if (reason === '') return null
      const row = await insertRequest(database, {
        accountId: account.id,
        companyId: company.id,
        agreementId: agreement.id,
        specification: agreement.specification?.uuid ?? null,
        costCentreId: input.costCentreId ?? null,
        author: account.name,
        total,
        reason,
        expiresAt: new Date(now().getTime() + termDays * DAY_MS),
        input,
        lines: lines.map((line) => ({
          productId: line.productId,
          name: line.name,
          article: line.article,
          unit: line.unit,
          quantity: line.quantity,
          reserved: line.reserved,
          price: line.price,
          sum: line.sum,
          comment: line.comment,
        })),
      })
      const asked = await letters.ask(database, { ...row, author: account.name })
      return present(
        row,
        asked.map(({ name }) => name),
      )
    },

    read: async (database, id) => {
      const row = await selectRequest(database, id)
      return present(row, row.status === 'WAITING' ? await waitsFor(database, row) : [])
    },

    charge: insertCharge,

    preview: async (buyer, { total, costCentre }) => {
      const { database } = ports
      const ids = { companyId: buyer.company.id, accountId: buyer.account.id }
      const centres = await selectCostCentres(database, ids.companyId, now())
      const centre = centres.find(({ id }) => id === costCentre) ?? null
      const { reason } = await judge(database, buyer, total, centre)
      return {
        costCentres: centres.map(({ id, name, budget, spent }) => ({
          id,
          name,
          left: budget - spent,
        })),
        decision: reason === '' ? null : { reason, waitsFor: await waitsFor(database, ids) },
      }
    },

    countWaiting: (reader) => countWaiting(ports.database, reader),
  }
}
