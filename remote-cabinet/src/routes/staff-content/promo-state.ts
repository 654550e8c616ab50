import type { PromoEntry } from '@isp/contract'
import { formatDate, momentHere } from '@isp/i18n'
import { promoMessages as messages } from './staff-promo.messages.ts'

/** Whether it is seen now, and if not, why. */
export const stateOf = (
  { isActive, startsAt, endsAt }: PromoEntry,
  now: Date,
): { isShown: boolean; text: string } => {
  if (!isActive) return { isShown: false, text: messages.off }
  if (endsAt && Date.parse(endsAt) <= now.getTime()) return { isShown: false, text: messages.over }
  if (startsAt && Date.parse(startsAt) > now.getTime()) {
    return { isShown: false, text: messages.later(formatDate(momentHere(startsAt))) }
  }
  return {
    isShown: true,
    text: endsAt
      ? `${messages.shown} ${messages.until(formatDate(momentHere(endsAt)))}`
      : messages.shown,
  }
}

/** Two neighbours change places: every entry gets a number of its own, so that equal ones do not stay equal. */
export const reordered = (
  entries: readonly PromoEntry[],
  from: number,
  to: number,
): { id: number; sort: number }[] => {
  const ids = entries.map(({ id }) => id)
  const [moved] = ids.splice(from, 1)
  if (moved !== undefined) ids.splice(to, 0, moved)
  return ids.map((id, place) => ({ id, sort: (place + 1) * 10 }))
}
