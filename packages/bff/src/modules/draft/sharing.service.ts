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
/** Open links of baskets of one person: each is a copy of the lines. */
export const MAX_SHARED_BASKETS = 100
/** All links of baskets, and as many of drafts, are shown at once. */
export const MAX_SHOWN_LINKS = 200

/** Links to lists: whoever has one and is signed in sees the lines at prices of her own (D19, D45). */
export type SharingService = {
  /** @throws AppError SHARING_NOT_FOUND, SHARING_ENDED */
  read(caller: SignedIn, id: string): Promise<SharedList>
  /** The caller's links that open, the newest first; none of a company that the caller has left. */
  own(caller: SignedIn): Promise<OwnLinks>
  /** The basket as it stands now; what happens to it later does not show. @throws AppError BASKET_EMPTY, BASKET_LINE_NOT_FOUND */
  shareBasket(caller: SignedIn, input: ShareBasketInput): Promise<SharingLink>
  /** The draft as it is whenever the link is opened. @throws AppError DRAFT_NOT_FOUND, DRAFT_EMPTY */
  shareDraft(caller: SignedIn, draftId: number): Promise<SharingLink>
  /** @throws AppError SHARING_NOT_FOUND, for whoever did not share it too */
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
