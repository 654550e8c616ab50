/** Parses days and times received from other systems. */

const date = '(?:(\\d{4})-(\\d\\d)-(\\d\\d)|(\\d\\d)\\.(\\d\\d)\\.(\\d{4}))'
const clock = '(\\d{1,2}):(\\d\\d)(?::(\\d\\d)(?:[.,]\\d{1,9})?)?'
const offset = '(?: ?(Z|[+-]\\d\\d(?::?\\d\\d)?))?'
const spelled = new RegExp(`^${date}(?:(?:T| +)${clock}${offset})?$`, 'i')
const joined = new RegExp(`^(\\d{4})(\\d\\d)(\\d\\d)(?:T?(\\d\\d)(\\d\\d)(\\d\\d)${offset})?$`, 'i')

const MINUTE_MS = 60_000
/** Offset of Moscow in minutes; it has no daylight saving time (D59). */
const SHOP_OFFSET = 180
const MAX_OFFSET = 14 * 60

/** An offset in minutes; null if invalid. */
const minutesOf = (text: string): number | null => {
  if (/^z$/i.test(text)) return 0
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(3).replace(':', ''))
  if (minutes > MAX_OFFSET) return null
  return text.startsWith('-') ? -minutes : minutes
}

const partsOf = (text: string): (string | undefined)[] | null => {
  const found = spelled.exec(text)
  if (found) {
    const [, year, month, day, ownDay, ownMonth, ownYear, ...time] = found
    return [year ?? ownYear, month ?? ownMonth, day ?? ownDay, ...time]
  }
  return joined.exec(text)?.slice(1) ?? null
}

/** `none`: the empty date of 1C. `spelling`: not a date. `calendar`: a day or time that does not exist. */
export type LoadedMoment = { moment: string } | 'none' | 'spelling' | 'calendar'

/**
 * Parses a day with an optional time as written by ISO 8601, 1C or people; Moscow time unless it has an offset. Returns
 * the Moscow time: 2026-12-31T21:00:00Z becomes 2027-01-01T00:00:00.
 */
export const readMoment = (given: string): LoadedMoment => {
  const parts = partsOf(given.trim())
  if (!parts) return 'spelling'
  const [year, month, day, hour = '00', minute = '00', second = '00', zone] = parts
  if (year === '0001') return 'none'
  const written = `${year}-${month}-${day}T${hour.padStart(2, '0')}:${minute}:${second}`
  const at = new Date(`${written}Z`)
  // Date turns a day that does not exist into a later one
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 19) !== written) return 'calendar'
  if (zone === undefined) return { moment: written }
  const minutes = minutesOf(zone)
  if (minutes === null) return 'spelling'
  const moved = new Date(at.getTime() + (SHOP_OFFSET - minutes) * MINUTE_MS)
  return { moment: moved.toISOString().slice(0, 19) }
}
