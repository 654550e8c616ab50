import type {
  ServiceNotification,
  ServiceNotificationInput,
  StoredNotification,
} from '@isp/contract'
import { fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Staff } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { changesOf, insertAct } from '../staff-log/staff-log.service.ts'
import {
  deleteNotification,
  type NotificationRow,
  selectCurrent,
  selectStored,
  upsertNotification,
} from './service-notification.sql.ts'

export type ServiceNotificationService = {
  /** The notification shown now. */
  current(): Promise<ServiceNotification | null>
  stored(): Promise<StoredNotification | null>
  /** Replaces the current one; logged. @throws AppError REQUEST_INVALID when it ends before it begins */
  save(caller: Staff, notification: ServiceNotificationInput): Promise<StoredNotification>
  remove(caller: Staff): Promise<{ isRemoved: boolean }>
}

const shown = ({ status, message, from, to, changedBy, changedAt }: NotificationRow) => ({
  ...{ status, message, changedBy },
  from: from?.toISOString() ?? null,
  to: to?.toISOString() ?? null,
  changedAt: changedAt.toISOString(),
})

/** The notification as recorded in the staff's log. */
const logged = (row: NotificationRow | undefined): Record<string, string | null> => {
  if (!row) return {}
  const { status, message, from, to } = shown(row)
  return { noticeStatus: status, message, startsAt: from, endsAt: to }
}

const subjectOf = ({ uuid, message }: NotificationRow) =>
  ({ kind: 'notice', uuid, name: [...message].slice(0, 60).join('') }) as const

export const createServiceNotification = ({
  database,
  transact,
}: {
  database: Database
  transact: Transact
}): ServiceNotificationService => ({
  current: async () => (await selectCurrent(database)) ?? null,

  stored: async () => {
    const row = await selectStored(database)
    return row ? shown(row) : null
  },

  save: async ({ account }, notification) => {
    const { from, to } = notification
    if (from !== null && to !== null && Date.parse(to) <= Date.parse(from)) {
      throw invalidFields(fieldError('to', 'INVALID'))
    }
    return transact(async (connection) => {
      const before = await selectStored(connection)
      const saved = await upsertNotification(connection, notification, account.name)
      const changes = changesOf(logged(before), logged(saved))
      if (changes.length > 0) {
        await insertAct(connection, {
          actor: account,
          kind: 'notice.saved',
          subject: subjectOf(saved),
          changes,
          comment: null,
        })
      }
      return shown(saved)
    })
  },

  remove: ({ account }) =>
    transact(async (connection) => {
      const removed = await deleteNotification(connection)
      if (!removed) return { isRemoved: false }
      await insertAct(connection, {
        actor: account,
        kind: 'notice.removed',
        subject: subjectOf(removed),
        changes: changesOf(logged(removed), {}),
        comment: null,
      })
      return { isRemoved: true }
    }),
})
