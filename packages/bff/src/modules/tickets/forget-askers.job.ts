import { defineSweep, type JobKind } from '../../kernel/job-kind.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { detachFiles } from '../files/files.service.ts'
import { deleteAskerTickets, selectOldAskerTickets } from './askers.sql.ts'

/**
 * Personal data may be kept only as long as they serve their purpose (152-ФЗ, article 5): a year after the ticket
 * was finished.
 */
export const ASKER_DAYS = 365

/** Every night: deletes finished tickets of people without an account, with their files. */
export const createForgetAskers = (transact: Transact): JobKind =>
  defineSweep('tickets.forget-askers', '20 2', () =>
    transact(async (connection) => {
      const { ids, fileIds } = await selectOldAskerTickets(connection, ASKER_DAYS)
      await deleteAskerTickets(connection, ids)
      await detachFiles(connection, fileIds)
    }),
  )
