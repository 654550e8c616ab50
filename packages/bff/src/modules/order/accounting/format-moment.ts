import { formatDate } from '@isp/i18n'
import { OFFSET_MS } from '../../../trade/working-days.ts'
import { orderMessages as messages } from '../order.messages.ts'

/** A moment in words, in Moscow time: «18:00 25 ноября 2026». */
export const formatMoment = (at: Date): string => {
  const iso = new Date(at.getTime() + OFFSET_MS).toISOString()
  return messages.moment(iso.slice(11, 16), formatDate(iso, { year: true }))
}
