import { EM_DASH, formatDateShort, NBSP } from '@isp/i18n'

const two = (value: number): string => String(value).padStart(2, '0')

/** Moves an instant to the clock of this browser: `2026-11-21T22:30:00Z` is the 22nd in Nizhny Novgorod. */
const toLocal = (iso: string): { date: string; time: string } | null => {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return null
  return {
    date: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  }
}

/**
 * «21.11.2026, 14:05» by the visitor's own clock («Times», decisions.md). Only for what was fetched in the browser:
 * the server does not know that clock.
 */
export const formatLocalTime = (iso: string): string => {
  const local = toLocal(iso)
  return local ? `${formatDateShort(local.date)},${NBSP}${local.time}` : EM_DASH
}

/** `formatLocalTime` with the exact instant for machines. */
export const LocalTime = ({ iso }: { iso: string }) => (
  <time dateTime={iso}>{formatLocalTime(iso)}</time>
)
