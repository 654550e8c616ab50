import {
  type CreateDraftInput,
  type Draft,
  type DraftChange,
  type DraftSummary,
  type FilledBasket,
  MAX_QUANTITY,
  type UpdateDraftInput,
} from '@isp/contract'
import { AppError, fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../kernel/page.ts'
import type { Transact } from '../../kernel/transaction.ts'
import {
  type BasketLists,
  type Filling,
  joinItems,
  type ListLine,
} from '../basket/basket-lists.service.ts'
import { lockDraft, selectDrafts, setDeleted, updateHead } from './draft.sql.ts'
import { deleteDraftLines } from './draft-line.sql.ts'
import {
  checkRoom,
  createFromLines,
  findDraft,
  linesOf,
  putLinesOf,
  readerOf,
} from './draft-lines.service.ts'
import { selectOrderedLines } from './draft-order.sql.ts'
import { toDraft, toFilled, toSummary } from './draft-view.ts'
import { selectOpenSharing } from './sharing.sql.ts'

export type DraftListInput = {
  page?: number | undefined
  pageSize?: number | undefined
  q?: string | undefined
}

/** A draft that the caller may not see gives DRAFT_NOT_FOUND, like one that does not exist. */
export type DraftService = {
  /** @throws AppError BASKET_EMPTY, BASKET_LINE_NOT_FOUND, ORDER_NOT_FOUND, DRAFTS_TOO_MANY */
  create(caller: SignedIn, input: CreateDraftInput): Promise<DraftSummary>
  /** @throws AppError PAGE_NOT_FOUND past the end */
  list(caller: SignedIn, input: DraftListInput): Promise<PageAnswer<DraftSummary>>
  get(caller: SignedIn, id: number): Promise<Draft>
  update(caller: SignedIn, id: number, input: UpdateDraftInput): Promise<DraftChange>
  remove(caller: SignedIn, id: number): Promise<void>
  /** Missing drafts are not an error. Returns the ids that were deleted by this call. */
  removeMany(caller: SignedIn, ids: readonly number[]): Promise<number[]>
  /** @throws AppError DRAFTS_TOO_MANY */
  restore(caller: SignedIn, ids: readonly number[]): Promise<number[]>
  /** @throws AppError DRAFT_EMPTY, BASKET_FULL */
  fill(caller: SignedIn, id: number, filling: Filling): Promise<FilledBasket>
}

type Ports = { database: Database; transact: Transact; lists: BasketLists }

const joinSent = (items: NonNullable<CreateDraftInput['items']>): ListLine[] => {
  const lines = joinItems(items)
  if (lines.some(({ quantity }) => quantity > MAX_QUANTITY)) {
    throw invalidFields(fieldError('items', 'TOO_BIG', { max: MAX_QUANTITY }))
  }
  return lines
}

/** One line for each product; the last quantity sent for it counts. */
const lastWords = (lines: NonNullable<UpdateDraftInput['lines']>): ListLine[] => {
  const quantities = new Map(
    lines.map(({ productId, quantityOrdered }) => [productId, quantityOrdered]),
  )
  return [...quantities].map(([productId, quantity]) => ({ productId, name: null, quantity }))
}

export const createDraftService = ({ database, transact, lists }: Ports): DraftService => {
  const linesFrom = async (
    connection: Database,
    caller: SignedIn,
    { items, orderId, productIds, leavesBasket }: CreateDraftInput,
  ): Promise<ListLine[]> => {
    if (items) return joinSent(items)
    if (orderId !== undefined) {
      const ordered = await selectOrderedLines(connection, readerOf(caller), orderId)
      if (ordered.length === 0) throw new AppError('ORDER_NOT_FOUND')
      return ordered
    }
    const taken = await lists.take(connection, caller, productIds ?? null)
    if (leavesBasket) await lists.remove(connection, caller, taken)
    return taken
  }

  const updateLines = async (
    connection: Database,
    id: number,
    lines: readonly ListLine[],
  ): Promise<ListLine[]> => {
    const gone = lines.filter(({ quantity }) => quantity === 0).map(({ productId }) => productId)
    const kept = lines.filter(({ quantity }) => quantity > 0)
    if (gone.length > 0) await deleteDraftLines(connection, id, gone)
    if (kept.length > 0) await putLinesOf(connection, id, kept, 'lines')
    return kept
  }

  return {
    create: async (caller, input) => {
      const id = await transact(async (connection) => {
        const lines = await linesFrom(connection, caller, input)
        const head = { name: input.name, note: input.note ?? '', isListed: true }
        return createFromLines(connection, caller, head, lines)
      })
      return toSummary(await findDraft(database, caller, id))
    },

    list: async (caller, input) => {
      const { items, total } = await selectDrafts(database, readerOf(caller), {
        q: input.q ?? '',
        ...windowOf(input),
      })
      return pageAnswer(items.map(toSummary), total, input)
    },

    get: async (caller, id) => {
      const prices = await lists.pricesOf(caller)
      const { draft, lines } = await linesOf(database, caller, id)
      const [basket, sharing] = await Promise.all([
        lists.present(lines, prices),
        selectOpenSharing(database, id),
      ])
      return toDraft(draft, basket, sharing)
    },

    update: async (caller, id, { name, note, lines = [] }) => {
      const prices = await lists.pricesOf(caller)
      const kept = await transact(async (connection) => {
        if (!(await lockDraft(connection, readerOf(caller), id))) {
          throw new AppError('DRAFT_NOT_FOUND')
        }
        await updateHead(connection, id, { name, note })
        return updateLines(connection, id, lastWords(lines))
      })
      const { in_basket } = await lists.present(kept, prices)
      return { draft: toSummary(await findDraft(database, caller, id)), lines: in_basket }
    },

    remove: async (caller, id) => {
      const removed = await setDeleted(database, readerOf(caller), [id], true)
      if (removed.length === 0) throw new AppError('DRAFT_NOT_FOUND')
    },
    removeMany: (caller, ids) => setDeleted(database, readerOf(caller), ids, true),
    restore: (caller, ids) =>
      transact(async (connection) => {
        const restored = await setDeleted(connection, readerOf(caller), ids, false)
        await checkRoom(connection, caller, 0)
        return restored
      }),

    fill: (caller, id, filling) =>
      transact(async (connection) => {
        const { lines } = await linesOf(connection, caller, id)
        if (lines.length === 0) throw new AppError('DRAFT_EMPTY')
        return toFilled(await lists.fill(connection, caller, lines, filling), lines)
      }),
  }
}
