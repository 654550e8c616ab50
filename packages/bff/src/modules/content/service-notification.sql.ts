import type { ServiceNotification, ServiceNotificationInput } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

export type NotificationRow = ServiceNotification & {
  uuid: string
  from: Date | null
  to: Date | null
  changedBy: string
  changedAt: Date
}

const columns = `uuid, status, message, shown_from as "from", shown_to as "to",
  changed_by as "changedBy", changed_at as "changedAt"`

export const selectCurrent = async (
  database: Database,
): Promise<ServiceNotification | undefined> => {
  const rows = await database.query<ServiceNotification>({
    name: 'notification.current',
    text: `select status, message from service_notification
            where coalesce(shown_from <= now(), true) and coalesce(shown_to > now(), true)`,
  })
  return rows[0]
}

export const selectStored = async (database: Database): Promise<NotificationRow | undefined> => {
  const rows = await database.query<NotificationRow>({
    name: 'notification.stored',
    text: `select ${columns} from service_notification`,
  })
  return rows[0]
}

export const upsertNotification = async (
  database: Database,
  { status, message, from, to }: ServiceNotificationInput,
  changedBy: string,
): Promise<NotificationRow> =>
  theRow(
    await database.query<NotificationRow>({
      name: 'notification.save',
      text: `insert into service_notification (status, message, shown_from, shown_to, changed_by)
             values ($1, $2, $3, $4, $5)
             on conflict (is_only) do update
               set status = excluded.status, message = excluded.message, shown_from = excluded.shown_from,
                   shown_to = excluded.shown_to, changed_by = excluded.changed_by, changed_at = now()
             returning ${columns}`,
      values: [status, message, from, to, changedBy],
    }),
  )

export const deleteNotification = async (
  database: Database,
): Promise<NotificationRow | undefined> => {
  const rows = await database.query<NotificationRow>({
    name: 'notification.remove',
    text: `delete from service_notification returning ${columns}`,
  })
  return rows[0]
}
