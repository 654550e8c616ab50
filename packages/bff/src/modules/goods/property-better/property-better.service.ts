import type { PropertyBetter, SetPropertyBetter } from '@isp/contract'
import { fieldError, invalidFields } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import type { Staff } from '../../../kernel/http/caller.ts'
import type { Transact } from '../../../kernel/transaction.ts'
import { changesOf, insertAct } from '../../staff-log/staff-log.service.ts'
import { byDefault } from './better-of.ts'
import { selectAllBetter, selectHeldBetter, updateBetter } from './property-better.sql.ts'

export type PropertyBetterService = {
  list(): Promise<PropertyBetter>
  /** Writes the staff's log. @throws AppError REQUEST_INVALID for an unknown property */
  set(editor: Staff<'admin' | 'content'>, input: SetPropertyBetter): Promise<PropertyBetter>
}

const read = async (database: Database): Promise<PropertyBetter> => ({
  items: (await selectAllBetter(database)).map(({ kind, ...property }) => ({
    ...property,
    byDefault: byDefault({ kind, unit: property.unit }),
  })),
})

export const createPropertyBetter = ({
  database,
  transact,
}: {
  database: Database
  transact: Transact
}): PropertyBetterService => ({
  list: () => read(database),
  set: ({ account }, { code, better }) =>
    transact(async (connection) => {
      const before = await selectHeldBetter(connection, code)
      if (!before) throw invalidFields(fieldError('code', 'UNAVAILABLE'))
      if (before.better !== better) {
        await updateBetter(connection, code, better)
        await insertAct(connection, {
          actor: account,
          kind: 'property.better',
          subject: { kind: 'property', uuid: before.uuid, name: before.name },
          changes: changesOf({ better: before.better }, { better }),
          comment: null,
        })
      }
      return read(connection)
    }),
})
