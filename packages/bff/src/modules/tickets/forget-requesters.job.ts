import { defineSweep, type JobKind } from '../../kernel/job-kind.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { detachFiles } from '../files/files.service.ts'
import { deleteRequesterTickets, selectOldRequesterTickets } from './requesters.sql.ts'

/**
 * Personal data may be kept only as long as they serve their purpose (152-ФЗ, article 5): a year after the ticket
 * was finished.
 */
export const REQUESTER_DAYS = 365

/** Every night: deletes finished tickets of people without an account, with their files. */
export const createForgetRequesters = (transact: Transact): JobKind =>
  defineSweep('tickets.forget-askers', '20 2', () =>
    transact(async (connection) => {
      const { ids, fileIds } = await selectOldRequesterTickets(connection, REQUESTER_DAYS)
      await deleteRequesterTickets(connection, ids)
      await detachFiles(connection, fileIds)
    }),
  )
