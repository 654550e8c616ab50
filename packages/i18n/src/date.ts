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

/** Parses the date as written, without `Date`, so that no time zone can shift it by a day. */
const partsOf = (iso: string): DateParts | null => {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(iso)
  if (!match) return null
  const [, year = '', month = '', day = ''] = match
  const parts = { year, month: Number(month), day: Number(day) }
  const isReal = parts.month >= 1 && parts.month <= 12 && parts.day >= 1 && parts.day <= 31
  return isReal ? parts : null
}

/**
 * «12 декабря», with `year` «12 декабря 2026». Uses the date part of an ISO 8601 string as written; convert a timestamp
 * with `momentHere` first. Invalid input gives an em dash.
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
