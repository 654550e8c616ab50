import type {
  FilledBasket,
  OwnLinks,
  ShareBasketInput,
  SharedList,
  SharingLink,
} from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { BasketLists, Filling, ListLine } from '../basket/basket-lists.service.ts'
import { lockDraft } from './draft.sql.ts'
import { countDraftLines, selectDraftLines } from './draft-line.sql.ts'
import { createFromLines, readerOf } from './draft-lines.service.ts'
import { toFilled, toLink, toOwnLink } from './draft-view.ts'
import {
  endOldest,
  putSharing,
  revokeSharing,
  type SharedRow,
  selectOwnLinks,
  selectShared,
} from './sharing.sql.ts'

export const SHARING_DAYS = 30
/** Limit of open links to baskets of one person: each stores a copy of the lines. */
export const MAX_SHARED_BASKETS = 100
/** Limit of shown links to baskets and drafts together. */
export const MAX_SHOWN_LINKS = 200

/** Links to lists of goods: every signed-in person with the link sees the lines at her own prices (D19, D45). */
export type SharingService = {
  /** @throws AppError SHARING_NOT_FOUND, SHARING_ENDED */
  read(caller: SignedIn, id: string): Promise<SharedList>
  /**
   * The caller's open links, the newest first; without those to lists of a company that the caller has left or is blocked in.
   */
  own(caller: SignedIn): Promise<OwnLinks>
  /**
   * Links a copy of the caller's basket or of the named products' lines; later changes of the basket do not show in it.
   * Beyond MAX_SHARED_BASKETS the oldest links end. @throws AppError BASKET_EMPTY, BASKET_LINE_NOT_FOUND
   */
  shareBasket(caller: SignedIn, input: ShareBasketInput): Promise<SharingLink>
  /** Links the draft itself: the link shows its state when opened. @throws AppError DRAFT_NOT_FOUND, DRAFT_EMPTY */
  shareDraft(caller: SignedIn, draftId: number): Promise<SharingLink>
  /**
   * For the person who shared the list, the draft's author, and managers of its company.
   * @throws AppError SHARING_NOT_FOUND, also for anybody else
   */
  revoke(caller: SignedIn, id: string): Promise<void>
  /** @throws AppError SHARING_NOT_FOUND, SHARING_ENDED, DRAFT_EMPTY, BASKET_FULL */
  fill(caller: SignedIn, id: string, filling: Filling): Promise<FilledBasket>
}

type Ports = { database: Database; transact: Transact; lists: BasketLists }

export const createSharingService = ({ database, transact, lists }: Ports): SharingService => {
  const open = async (
    connection: Database,
    { account }: SignedIn,
    id: string,
  ): Promise<{ shared: SharedRow; lines: ListLine[] }> => {
    const shared = await selectShared(connection, account.id, id)
    if (!shared) throw new AppError('SHARING_NOT_FOUND')
    if (!shared.isOpen) throw new AppError('SHARING_ENDED')
    return { shared, lines: await selectDraftLines(connection, shared.draftId) }
  }

  return {
    read: async (caller, id) => {
      const prices = await lists.pricesOf(caller)
      const { shared, lines } = await open(database, caller, id)
      return {
        id: shared.id,
        name: shared.name || null,
        author: shared.author,
        isOwn: shared.isOwn,
        createdAt: shared.createdAt.toISOString(),
        expiresAt: shared.expiresAt.toISOString(),
        basket: await lists.present(lines, prices),
      }
    },

    own: async ({ account }) => {
      const rows = await selectOwnLinks(database, account.id, MAX_SHOWN_LINKS)
      return { items: rows.map(toOwnLink), total: rows[0]?.total ?? 0 }
    },

    shareBasket: async (caller, { productIds, name }) =>
      toLink(
        await transact(async (connection) => {
          const lines = await lists.take(connection, caller, productIds ?? null)
          const head = { name: name ?? '', note: '', isListed: false }
          const draftId = await createFromLines(connection, caller, head, lines)
          await endOldest(connection, caller.account.id, MAX_SHARED_BASKETS - 1)
          return putSharing(connection, caller.account.id, draftId, SHARING_DAYS)
        }),
      ),

    shareDraft: async (caller, draftId) =>
      toLink(
        await transact(async (connection) => {
          if (!(await lockDraft(connection, readerOf(caller), draftId))) {
            throw new AppError('DRAFT_NOT_FOUND')
          }
          if ((await countDraftLines(connection, draftId)) === 0) throw new AppError('DRAFT_EMPTY')
          return putSharing(connection, caller.account.id, draftId, SHARING_DAYS)
        }),
      ),

    revoke: async ({ account }, id) => {
      if (!(await revokeSharing(database, account.id, id))) throw new AppError('SHARING_NOT_FOUND')
    },

    fill: (caller, id, filling) =>
      transact(async (connection) => {
        const { lines } = await open(connection, caller, id)
        if (lines.length === 0) throw new AppError('DRAFT_EMPTY')
        return toFilled(await lists.fill(connection, caller, lines, filling), lines)
      }),
  }
}
