import * as z from 'zod'
import { messageField } from '../fields/field-schemas.ts'

/** §2.4; the same statuses as in popups (§2.15). */
export const noticeStatuses = ['info', 'success', 'warning', 'error'] as const
export type NoticeStatus = (typeof noticeStatuses)[number]

/** §3: the notification shown to everybody. */
export const serviceNotificationSchema = z
  .object({ status: z.enum(noticeStatuses), message: z.string() })
  .meta({ id: 'ServiceNotification' })
export type ServiceNotification = z.infer<typeof serviceNotificationSchema>

const momentSchema = z.iso.datetime({ offset: true })

export const serviceNotificationInputSchema = z
  .strictObject({
    status: z.enum(noticeStatuses),
    message: messageField(),
    from: momentSchema.nullable().describe('С какого времени показывать; null — сразу'),
    to: momentSchema.nullable().describe('До какого времени; null — пока не уберут'),
  })
  .meta({ id: 'ServiceNotificationInput' })
export type ServiceNotificationInput = z.infer<typeof serviceNotificationInputSchema>

export const storedNotificationSchema = z
  .object({
    ...serviceNotificationSchema.shape,
    from: z.iso.datetime().nullable(),
    to: z.iso.datetime().nullable(),
    changedBy: z.string(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'StoredNotification' })
export type StoredNotification = z.infer<typeof storedNotificationSchema>

export const notificationRemovedSchema = z.object({ isRemoved: z.boolean() })
