import type { NoticeStatus, ServiceNotificationInput, StoredNotification } from '@isp/contract'
import { MESSAGE_MAX } from '@isp/contract/limits'
import { fieldMessage } from '@isp/i18n'
import { toIso, toLocal } from '../../shared/staff/local-moment.ts'
import { noticeMessages as messages } from './staff-notice.messages.ts'

/** As it stands in the form. */
export type NoticeDraft = { status: NoticeStatus; message: string; from: string; to: string }

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

/** What is wrong, by field. */
export const faultsOf = ({ message, from, to }: NoticeDraft) => {
  const length = [...message.trim()].length
  return {
    ...(length === 0 && { message: fieldMessage('REQUIRED', {}) }),
    ...(length > MESSAGE_MAX && { message: fieldMessage('TOO_LONG', { max: MESSAGE_MAX }) }),
    ...(from && to && to <= from && { to: messages.endFirst }),
  }
}

/** Where the stored one stands in its period. */
export const stateOf = (stored: StoredNotification | null, now: number): string => {
  if (!stored) return messages.none
  const { from, to, changedBy, changedAt } = stored
  const author = messages.by(changedBy, changedAt)
  if (from && Date.parse(from) > now) return `${messages.waits(from)} ${author}`
  if (to && Date.parse(to) <= now) return `${messages.over(to)} ${author}`
  return `${messages.shown} ${author}`
}
