import { MAX_DRAFT_LINES } from '@isp/contract'
import { AppError, fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import type { ListLine } from '../basket/basket-lists.service.ts'
import {
  countOwnDrafts,
  type DraftReader,
  type DraftRow,
  insertDraft,
  type NewDraft,
  selectDraft,
} from './draft.sql.ts'
import { countDraftLines, putDraftLines, selectDraftLines } from './draft-line.sql.ts'

/** Limit of drafts of one account in one company: keeps the list usable and a faulty client from filling the disk. */
export const MAX_DRAFTS = 1000

export const readerOf = ({ account, company, agreement }: SignedIn): DraftReader => ({
  accountId: account.id,
  companyId: company?.id ?? null,
  priceTypeId: agreement?.priceTypeId ?? null,
})

/** @throws AppError DRAFT_NOT_FOUND when the draft does not exist, is deleted, or the caller may not see it */
export const findDraft = async (
  database: Database,
  caller: SignedIn,
  id: number,
): Promise<DraftRow> => {
  const row = await selectDraft(database, readerOf(caller), id)
  if (!row) throw new AppError('DRAFT_NOT_FOUND')
  return row
}

/** A draft that the caller may see, with its lines in their order. @throws AppError DRAFT_NOT_FOUND */
export const linesOf = async (
  database: Database,
  caller: SignedIn,
  id: number,
): Promise<{ draft: DraftRow; lines: ListLine[] }> => {
  const draft = await findDraft(database, caller, id)
  return { draft, lines: await selectDraftLines(database, id) }
}

/**
 * Writes lines; to be called in a transaction with the draft locked.
 * @throws AppError REQUEST_INVALID for a product that has never existed, or too many lines
 */
export const putLinesOf = async (
  database: Database,
  id: number,
  lines: readonly ListLine[],
  field: 'items' | 'lines',
): Promise<void> => {
  if (!(await putDraftLines(database, id, lines))) {
    throw invalidFields(fieldError(field, 'UNAVAILABLE'))
  }
  if ((await countDraftLines(database, id)) > MAX_DRAFT_LINES) {
    throw invalidFields(fieldError(field, 'TOO_MANY', { max: MAX_DRAFT_LINES }))
  }
}

/** @throws AppError DRAFTS_TOO_MANY when `added` more drafts would exceed the limit */
export const checkRoom = async (
  database: Database,
  caller: SignedIn,
  added: number,
): Promise<void> => {
  if ((await countOwnDrafts(database, readerOf(caller))) + added > MAX_DRAFTS) {
    throw new AppError('DRAFTS_TOO_MANY')
  }
}

/** Creates a draft with these lines, each product once, in the caller's transaction; returns its id. */
export const createFromLines = async (
  database: Database,
  caller: SignedIn,
  head: NewDraft,
  lines: readonly ListLine[],
): Promise<number> => {
  if (head.isListed) await checkRoom(database, caller, 1)
  const id = await insertDraft(database, readerOf(caller), head)
  await putLinesOf(database, id, lines, 'items')
  return id
}
