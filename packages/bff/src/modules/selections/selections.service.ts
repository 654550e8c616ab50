import {
  type ChangeSelectionInput,
  MAX_SELECTIONS,
  type SaveSelectionInput,
  type Selection,
  type Selections,
} from '@isp/contract'
import { AppError, fieldError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import type { Shared } from '../../kernel/module.ts'
import { moscowDay } from '../../trade/working-days.ts'
import type { AskedList, CatalogMatches } from '../goods/lists/catalog-matches.service.ts'
import { addressOf, listOf } from './selection-list.ts'
import { SEEN_MAX, seenOf } from './selection-news.ts'
import {
  countSelections,
  deleteSelection,
  insertSelection,
  isNameTaken,
  type Looked,
  lockSelections,
  type SelectionRow,
  selectSelection,
  selectSelections,
  updateSelection,
} from './selections.sql.ts'

export type SelectionsService = {
  list(caller: SignedIn): Promise<Selections>
  /** @throws AppError SECTION_NOT_FOUND, REQUEST_INVALID, SELECTION_EXISTS, SELECTIONS_FULL, CATALOG_NOT_READY */
  save(caller: SignedIn, input: SaveSelectionInput): Promise<Selection>
  /**
   * Switching letters on marks the present goods as seen.
   * @throws AppError SELECTION_NOT_FOUND, SELECTION_EXISTS; when letters are switched on also those of `save` for the list
   */
  change(caller: SignedIn, id: number, input: ChangeSelectionInput): Promise<Selection>
  /** @throws AppError SELECTION_NOT_FOUND */
  remove(caller: SignedIn, id: number): Promise<void>
}

type Ports = Pick<Shared, 'database' | 'transact' | 'now'> & { catalog: CatalogMatches }

export const createSelectionsService = (ports: Ports): SelectionsService => {
  const { database, transact, now, catalog } = ports

  const present = async (rows: readonly SelectionRow[]): Promise<Selection[]> => {
    const words = await catalog.describe(rows)
    return rows.flatMap((row, at) => {
      const told = words[at]
      return told ? [{ ...row, ...told, address: addressOf(row) }] : []
    })
  }
  const one = async (connection: Database, accountId: number, id: number) => {
    const row = await selectSelection(connection, accountId, id)
    if (!row) throw new AppError('SELECTION_NOT_FOUND')
    return row
  }
  const presentOne = async (connection: Database, accountId: number, id: number) => {
    const [selection] = await present([await one(connection, accountId, id)])
    if (!selection) throw new AppError('SELECTION_NOT_FOUND')
    return selection
  }
  const look = async (list: AskedList, caller: SignedIn): Promise<Looked> => {
    const { account, company, agreement } = caller
    const found = await catalog.newest(list, agreement?.priceTypeId ?? null, SEEN_MAX)
    const seenBy = {
      accountId: account.id,
      companyId: company?.id ?? null,
      agreementId: agreement?.id ?? null,
      specificationUuid: agreement?.specification?.uuid ?? null,
    }
    return { seen: seenOf(found), today: moscowDay(now()), seenBy }
  }
  const refuseTaken = async (database: Database, accountId: number, name: string, except = 0) => {
    if (!(await isNameTaken(database, accountId, name, except))) return
    throw new AppError('SELECTION_EXISTS', {}, { fields: [fieldError('name', 'UNAVAILABLE')] })
  }

  return {
    list: async ({ account }) => ({
      items: await present(await selectSelections(database, account.id)),
    }),

    save: async (caller, input) => {
      const { account } = caller
      const list = listOf(input)
      const looked = await look(list, caller)
      const id = await transact(async (connection) => {
        await lockSelections(connection, account.id)
        await refuseTaken(connection, account.id, input.name)
        if ((await countSelections(connection, account.id)) >= MAX_SELECTIONS) {
          throw new AppError('SELECTIONS_FULL')
        }
        const { name, hasLetter } = input
        return insertSelection(connection, { ...list, name, hasLetter }, looked)
      })
      return presentOne(database, account.id, id)
    },

    change: async (caller, id, { name, hasLetter }) => {
      const { account } = caller
      const before = await one(database, account.id, id)
      const looked = hasLetter && !before.hasLetter ? await look(before, caller) : null
      await transact(async (connection) => {
        await lockSelections(connection, account.id)
        await one(connection, account.id, id)
        await refuseTaken(connection, account.id, name, id)
        await updateSelection(connection, account.id, { id, name, hasLetter }, looked)
      })
      return presentOne(database, account.id, id)
    },

    remove: async ({ account }, id) => {
      if (!(await deleteSelection(database, account.id, id)))
        throw new AppError('SELECTION_NOT_FOUND')
    },
  }
}
