import { EM_DASH, NBSP } from './typography.ts'

const MONTHS_OF = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
] as const

type DateParts = { year: string; month: number; day: number }

/** Moscow keeps one time all year. */
const SHOP_OFFSET_MS = 3 * 3_600_000

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The shop's own day at a moment: for what the server shows to everybody alike. */
export const shopDay = (iso: string): string => dayAt(Date.parse(iso) + SHOP_OFFSET_MS)

/** A moment, and not a day of the calendar, says of which zone it is. */
const MOMENT = /T.*(?:Z|[+-]\d\d:?\d\d)$/

/** The visitor's own day at a moment; on the server, which does not know her clock, the shop's. */
const dayOf = (iso: string): string => {
  const ms = MOMENT.test(iso) ? Date.parse(iso) : Number.NaN
  if (Number.isNaN(ms)) return iso
  return 'document' in globalThis
    ? dayAt(ms - new Date(ms).getTimezoneOffset() * 60_000)
    : shopDay(iso)
}

/** Of a day as it is written: no time zone moves that. */
const partsOf = (given: string): DateParts | null => {
  const iso = dayOf(given)
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(iso)
  if (!match) return null
  const [, year = '', month = '', day = ''] = match
  const parts = { year, month: Number(month), day: Number(day) }
  const isReal = parts.month >= 1 && parts.month <= 12 && parts.day >= 1 && parts.day <= 31
  return isReal ? parts : null
}

/**
 * «12 декабря», with `year` «12 декабря 2026». A day of the calendar (ISO 8601) stays as it is written, a moment is that
 * day where the visitor is. Unreadable input gives an em dash.
 */
export const formatDate = (iso: string, options: { year?: boolean } = {}): string => {
  const parts = partsOf(iso)
  if (!parts) return EM_DASH
  const text = `${parts.day}${NBSP}${MONTHS_OF[parts.month - 1]}`
  return options.year ? `${text}${NBSP}${parts.year}` : text
}

/** «12.12.2026», for tables. */
export const formatDateShort = (iso: string): string => {
  const parts = partsOf(iso)
  if (!parts) return EM_DASH
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(parts.day)}.${two(parts.month)}.${parts.year}`
}
