import { defineSweep, type JobKind } from '../../kernel/job-kind.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { detachFiles } from '../files/files.service.ts'
import { deleteAskerTickets, selectOldAskerTickets } from './askers.sql.ts'

/** A question that was answered a year ago has served its purpose, and so have the personal data in it (152-ФЗ, article 5). */
export const ASKER_DAYS = 365

/** Every night: finished tickets of people without an account, with their files. */
export const createForgetAskers = (transact: Transact): JobKind =>
  defineSweep('tickets.forget-askers', '20 2', () =>
    transact(async (connection) => {
      const { ids, fileIds } = await selectOldAskerTickets(connection, ASKER_DAYS)
      await deleteAskerTickets(connection, ids)
      await detachFiles(connection, fileIds)
    }),
  )
