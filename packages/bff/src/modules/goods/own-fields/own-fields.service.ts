import type { OwnFieldName, OwnFields, SetOwnField } from '@isp/contract'
import { AppError, fieldError, invalidFields } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import type { Staff } from '../../../kernel/http/caller.ts'
import type { Transact } from '../../../kernel/transaction.ts'
import { changesOf, insertAct } from '../../staff-log/staff-log.service.ts'
import {
  deleteKeptField,
  insertKeptField,
  isShownSection,
  type KeptField,
  type KeptProduct,
  selectKeptFields,
  selectKeptProduct,
  updateKeptProduct,
} from './own-fields.sql.ts'

/**
 * D56: fields of a product that the staff maintains instead of the data load. Both @throws AppError
 * PRODUCT_NOT_FOUND
 */
export type OwnFieldsService = {
  list(id: number): Promise<OwnFields>
  /** Writes the staff's log. @throws AppError REQUEST_INVALID for a hidden section */
  set(editor: Staff<'admin' | 'content'>, id: number, input: SetOwnField): Promise<OwnFields>
}

// a long text is logged by its beginning
const LOGGED_SIGNS = 300

const columnOf = (field: OwnFieldName): KeptField => (field === 'section' ? 'section_id' : field)
const nameOf = (field: KeptField): OwnFieldName => (field === 'section_id' ? 'section' : field)

const find = async (database: Database, id: number): Promise<KeptProduct> => {
  const product = await selectKeptProduct(database, id)
  if (!product) throw new AppError('PRODUCT_NOT_FOUND')
  return product
}

const read = async (database: Database, id: number): Promise<OwnFields> => ({
  items: (await selectKeptFields(database, id)).map(({ field, takenBy, takenAt }) => ({
    field: nameOf(field),
    takenBy,
    takenAt: takenAt.toISOString(),
  })),
})

export const createOwnFields = ({
  database,
  transact,
}: {
  database: Database
  transact: Transact
}): OwnFieldsService => ({
  list: async (id) => {
    await find(database, id)
    return read(database, id)
  },

  set: ({ account }, id, { field, isOwn, description, sectionId }) =>
    transact(async (connection) => {
      const before = await find(connection, id)
      if (sectionId !== undefined && !(await isShownSection(connection, sectionId)))
        throw invalidFields(fieldError('sectionId', 'UNAVAILABLE'))
      const after = {
        ...before,
        description: description === undefined ? before.description : description || null,
        sectionId: sectionId ?? before.sectionId,
      }
      const column = columnOf(field)
      const isChanged = isOwn
        ? await insertKeptField(connection, id, column, account.name)
        : await deleteKeptField(connection, id, column)
      const logged = (product: KeptProduct, ownField: string | null) => ({
        ownField,
        text: product.description?.slice(0, LOGGED_SIGNS) ?? null,
        section: product.sectionId,
      })
      const isNew = after.description !== before.description || after.sectionId !== before.sectionId
      if (isNew) await updateKeptProduct(connection, after, after.sectionId !== before.sectionId)
      if (isNew || isChanged)
        await insertAct(connection, {
          actor: account,
          kind: 'product.own-field',
          subject: { kind: 'product', uuid: before.uuid, name: before.name },
          changes: changesOf(
            logged(before, isChanged === isOwn ? null : field),
            logged(after, isOwn ? field : null),
          ),
          comment: null,
        })
      return read(connection, id)
    }),
})
