import type { NoticeStatus, ServiceNotificationInput, StoredNotification } from '@isp/contract'
import { messageField } from '@isp/contract/field-schemas'
import { customText } from '@isp/forms'
import * as z from 'zod'
import { toIso, toLocal } from '../../shared/staff/local-moment.ts'
import { noticeMessages as messages } from './staff-notice.messages.ts'

/** As it stands in the form. */
export const noticeFields = z
  .object({
    status: z.enum(Object.keys(messages.statuses) as NoticeStatus[]),
    message: messageField(),
    from: z.string(),
    to: z.string(),
  })
  .refine(({ from, to }) => from === '' || to === '' || to > from, {
    ...customText(messages.endFirst),
    path: ['to'],
  })
export type NoticeDraft = z.infer<typeof noticeFields>

export const draftOf = (stored: StoredNotification | null): NoticeDraft => ({
  status: stored?.status ?? 'info',
  message: stored?.message ?? '',
  from: toLocal(stored?.from ?? null),
  to: toLocal(stored?.to ?? null),
})

export const inputOf = ({ status, message, from, to }: NoticeDraft): ServiceNotificationInput => ({
  ...{ status, message },
  from: toIso(from),
  to: toIso(to),
})

/** Where the stored one stands in its period. */
export const stateOf = (stored: StoredNotification | null, now: number): string => {
  if (!stored) return messages.none
  const { from, to, changedBy, changedAt } = stored
  const author = messages.by(changedBy, changedAt)
  if (from && Date.parse(from) > now) return `${messages.waits(from)} ${author}`
  if (to && Date.parse(to) <= now) return `${messages.over(to)} ${author}`
  return `${messages.shown} ${author}`
}
