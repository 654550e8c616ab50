import type {
  Approval,
  ApprovalOffer,
  ApprovalStatus,
  ApprovalSummary,
  ApprovalsQuery,
  CreateOrderInput,
  FileAnswer,
  RefilledBasket,
  ReturnApprovalInput,
} from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Buyer, Member } from '../../kernel/http/caller.ts'
import type { Shared } from '../../kernel/module.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../kernel/page.ts'
import type { BasketLists, ListLine } from '../basket/basket-lists.service.ts'
import { detachFiles, type Files } from '../files/files.service.ts'
import type { OrderCreation } from '../order/placing/order-create.service.ts'
import { canWish } from '../order/placing/order-placing.service.ts'
import {
  compareWithApproved,
  compareWithBasket,
  factsOf,
  noChanges,
  type RequestChanges,
} from './approval-changes.ts'
import { type ApprovalLetters, createApprovalLetters } from './approval-letters.ts'
import { lockCostCentre, selectCostCentre } from './approval-rules.sql.ts'
import { approvalsMessages as messages } from './approvals.messages.ts'
import {
  type ApprovalRow,
  type AuthorRow,
  decideRequest,
  type HeldRequest,
  lockRequest,
  type Reader,
  type SummaryRow,
  selectApproval,
  selectAuthor,
  selectRequests,
  type WantedLine,
} from './approvals.sql.ts'
import { selectApprovers } from './approvers.sql.ts'

/** Requests for approval (D42). A request that the caller may not see gives APPROVAL_NOT_FOUND everywhere. */
export type ApprovalsService = {
  /** @throws AppError PAGE_NOT_FOUND past the end */
  list(caller: Member, query: ApprovalsQuery): Promise<PageAnswer<ApprovalSummary>>
  get(caller: Member, id: number): Promise<Approval>
  /** A file attached to the request. @throws AppError FILE_NOT_FOUND */
  file(caller: Member, id: number, fileUuid: string): Promise<FileAnswer>
  /**
   * Places the order if it still is what the approver has seen. Approving again by the same person gives the same
   * order.
   * @throws AppError APPROVAL_DECIDED, APPROVAL_CHANGED, APPROVAL_BUYER_GONE, and errors of orders
   */
  approve(caller: Member, id: number, seen: ApprovalOffer): Promise<Approval>
  /** @throws AppError APPROVAL_DECIDED */
  giveBack(caller: Member, id: number, input: ReturnApprovalInput): Promise<Approval>
  /** For the author only. @throws AppError APPROVAL_DECIDED */
  withdraw(caller: Member, id: number): Promise<Approval>
  /**
   * Puts the lines back into the basket; for the author only, when the request is neither waiting nor ordered.
   * @throws AppError APPROVAL_DECIDED, BASKET_FULL
   */
  refill(caller: Member, id: number): Promise<RefilledBasket>
}

type Ports = Pick<Shared, 'database' | 'transact' | 'jobs' | 'shopOrigin' | 'now'> & {
  lists: BasketLists
  creation: Pick<OrderCreation, 'approve' | 'pricesOf'>
  files: Pick<Files, 'list' | 'open'>
}

const readerOf = ({ account, company }: Member): Reader => ({
  accountId: account.id,
  companyId: company.id,
})

const shownSummary = (row: SummaryRow): ApprovalSummary => ({
  id: row.id,
  number: row.number,
  status: row.status,
  total: row.total,
  askedTotal: row.askedTotal,
  lineCount: row.lineCount,
  author: row.author || messages.gone,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

const asListLine = ({ productId, name, quantity, comment }: WantedLine): ListLine => ({
  productId,
  name,
  quantity,
  comment,
})

/**
 * The request's author as a caller of the module order. The session id is a placeholder: no API call is made with
 * it.
 */
const buyerOf = ({ accountId, companyId }: Reader, row: AuthorRow): Buyer => ({
  account: {
    id: accountId,
    uuid: row.uuid,
    login: row.login,
    name: row.name || messages.gone,
    staffRole: null,
    sessionId: '',
  },
  company: {
    id: companyId,
    uuid: row.companyUuid,
    name: row.companyName,
    inn: row.inn,
    status: row.companyStatus,
    role: row.role,
    seesAllOrders: row.seesAllOrders,
  },
  agreement: {
    id: row.agreementId,
    uuid: row.agreementUuid,
    name: row.agreementName,
    priceTypeId: row.priceTypeId,
    specification: row.specificationUuid
      ? {
          uuid: row.specificationUuid,
          number: row.specificationNumber,
          date: row.specificationDate,
        }
      : null,
  },
})

const missing = () => new AppError('APPROVAL_NOT_FOUND')

const decided = ({ status, decider }: Pick<HeldRequest, 'status' | 'decider'>) =>
  new AppError('APPROVAL_DECIDED', { outcome: messages.statuses[status], by: decider })

/** Turns the order's error for a changed basket into one for a changed request. */
const asChanged = (error: unknown): unknown =>
  error instanceof AppError && error.code === 'BASKET_CHANGED'
    ? new AppError('APPROVAL_CHANGED', {}, { cause: error })
    : error

export const createApprovals = (ports: Ports): ApprovalsService => {
  const { database, transact, lists, creation, files, now } = ports
  const letters: ApprovalLetters = createApprovalLetters(ports)

  const isLate = ({ wishedOn }: CreateOrderInput): boolean =>
    wishedOn !== undefined && wishedOn !== '' && !canWish(wishedOn, now())

  const overBudgetOf = async (
    connection: Database,
    { costCentreId }: CreateOrderInput,
    added: number,
  ): Promise<number> => {
    if (costCentreId === undefined) return 0
    const { budget, spent } = await selectCostCentre(connection, costCentreId, now())
    return Math.max(0, spent + added - budget)
  }

  /** How the lines of an approved request differ from those asked for. Of another request, only for those who may decide it: how present prices and stock differ, and whether it exceeds the budget or is late. */
  const readChanges = async (caller: Member, row: ApprovalRow): Promise<RequestChanges> => {
    if (row.approvedLines) return compareWithApproved(row.lines, row.approvedLines)
    if (!row.canDecide) return noChanges
    const author = await selectAuthor(database, row.id)
    if (!author) return { ...noChanges, warnings: [messages.buyerGone] }
    const buyer = buyerOf({ ...readerOf(caller), accountId: row.accountId }, author)
    const prices = await creation.pricesOf(buyer)
    const basket = await lists.present(row.lines.map(asListLine), prices)
    const overBudget = await overBudgetOf(database, row.input, basket.total)
    return compareWithBasket(row, basket, { overBudget, isLate: isLate(row.input) })
  }

  const get = async (caller: Member, id: number): Promise<Approval> => {
    const reader = readerOf(caller)
    const row = await selectApproval(database, reader, id)
    if (!row) throw missing()
    const { changesOf, ...looked } = await readChanges(caller, row)
    const { accountId, decider, status } = row
    const waitsFor =
      status === 'WAITING'
        ? await selectApprovers(database, { companyId: reader.companyId, accountId })
        : []
    return {
      ...shownSummary(row),
      ...looked,
      facts: factsOf(row),
      files: (await files.list(row.input.fileIds ?? [])).map(({ id, name, size }) => ({
        ...{ id, name, size },
      })),
      waitsFor: waitsFor.map(({ name }) => name),
      isOwn: accountId === reader.accountId,
      canDecide: row.canDecide,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decidedBy: row.decidedAt && status !== 'EXPIRED' ? decider || messages.gone : null,
      note: row.note || null,
      orderId: row.orderId,
      orderNumber: row.orderNumber,
      lines: (row.approvedLines ?? row.lines).map(({ reserved: _reserved, ...line }) => ({
        ...line,
        slug: row.slugs[line.productId] ?? null,
        changes: changesOf(line.productId),
      })),
    }
  }

  const hold = async (connection: Database, reader: Reader, id: number) => {
    const held = await lockRequest(connection, reader, id)
    if (!held) throw missing()
    return held
  }

  /** Locks the request for a caller who may decide on it. */
  const holdWaiting = async (connection: Database, caller: Member, id: number) => {
    const held = await hold(connection, readerOf(caller), id)
    if (!held.canDecide) throw missing()
    if (held.status !== 'WAITING') throw decided(held)
    return held
  }

  const close = async (
    connection: Database,
    caller: Member,
    held: HeldRequest,
    status: ApprovalStatus,
    note = '',
  ): Promise<void> => {
    const { id: accountId, name } = caller.account
    await decideRequest(connection, held.id, { status, accountId, name, note, at: now() })
    await detachFiles(connection, held.input.fileIds ?? [])
  }

  /** Places the order for the requested lines as the approver has seen them. */
  const place = async (
    connection: Database,
    caller: Member,
    held: HeldRequest,
    { buyer, prices, seen }: { buyer: Buyer; prices: Prices; seen: ApprovalOffer },
  ) => {
    const { input, lines, number, companyId } = held
    if (isLate(input) !== seen.isLate) throw new AppError('APPROVAL_CHANGED')
    const { wishedOn, ...rest } = input
    const order = await creation.approve(connection, buyer, {
      input: {
        ...rest,
        ...(wishedOn && !seen.isLate ? { wishedOn } : {}),
        expectedTotal: seen.total,
        basketState: seen.state,
      },
      lines: lines.map(asListLine),
      prices,
      number,
      approver: caller.account.name,
    })
    const { costCentreId } = input
    if (costCentreId !== undefined)
      await lockCostCentre(connection, { id: costCentreId, companyId })
    // checked after ordering, when the budget includes this order
    if ((await overBudgetOf(connection, input, 0)) !== seen.overBudget)
      throw new AppError('APPROVAL_CHANGED')
    return order
  }

  return {
    list: async (caller, query) => {
      const { box = 'waiting' } = query
      const asked = { box, ...windowOf(query) }
      const { items, total } = await selectRequests(database, readerOf(caller), asked)
      return pageAnswer(items.map(shownSummary), total, query)
    },

    get,

    file: async (caller, id, fileUuid) => {
      const row = await selectApproval(database, readerOf(caller), id)
      if (!row) throw missing()
      if (!row.input.fileIds?.includes(fileUuid)) throw new AppError('FILE_NOT_FOUND')
      return files.open(fileUuid)
    },

    approve: async (caller, id, seen) => {
      const row = await selectApproval(database, readerOf(caller), id)
      if (!row) throw missing()
      const author = await selectAuthor(database, id)
      const buyer = author && buyerOf({ ...readerOf(caller), accountId: row.accountId }, author)
      const prices = buyer && (await creation.pricesOf(buyer))
      await transact(async (connection) => {
        const before = await hold(connection, readerOf(caller), id)
        // a repeated request of the same approver after a lost answer
        if (before.status === 'APPROVED' && before.decidedBy === caller.account.id) return
        const held = await holdWaiting(connection, caller, id)
        if (!buyer || !prices) throw new AppError('APPROVAL_BUYER_GONE')
        const order = await place(connection, caller, held, { buyer, prices, seen })
        const { id: accountId, name } = caller.account
        const by = { status: 'APPROVED' as const, accountId, name, at: now() }
        await decideRequest(connection, id, { ...by, orderId: order.id })
        await letters.tell(connection, held, messages.approved(held, order, name))
      }).catch((error: unknown) => {
        throw asChanged(error)
      })
      return get(caller, id)
    },

    giveBack: async (caller, id, { reason }) => {
      await transact(async (connection) => {
        const held = await holdWaiting(connection, caller, id)
        await close(connection, caller, held, 'RETURNED', reason)
        const { name } = caller.account
        await letters.tell(connection, held, messages.returned(held.number, name, reason))
      })
      return get(caller, id)
    },

    withdraw: async (caller, id) => {
      await transact(async (connection) => {
        const held = await hold(connection, readerOf(caller), id)
        if (held.accountId !== caller.account.id) throw missing()
        if (held.status === 'WITHDRAWN') return
        if (held.status !== 'WAITING') throw decided(held)
        await close(connection, caller, held, 'WITHDRAWN')
      })
      return get(caller, id)
    },

    refill: async (caller, id) => {
      const row = await selectApproval(database, readerOf(caller), id)
      if (!row || row.accountId !== caller.account.id) throw missing()
      if (row.status === 'WAITING' || row.status === 'APPROVED') throw decided(row)
      const lines = row.lines.map(asListLine)
      const { in_basket } = await lists.present(lines, await lists.pricesOf(caller))
      const gone = new Set(
        in_basket.flatMap(({ productId, problem }) => (problem === null ? [] : [productId])),
      )
      const good = lines.filter(({ productId }) => !gone.has(productId))
      const { count, total } = await transact((connection) =>
        lists.fill(connection, caller, good, { replaces: false }),
      )
      return {
        added: good.length,
        skipped: row.lines.flatMap(({ productId, name }) => (gone.has(productId) ? [name] : [])),
        count,
        total,
      }
    },
  }
}

type Prices = Awaited<ReturnType<OrderCreation['pricesOf']>>
