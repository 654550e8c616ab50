/** Offset of Moscow in minutes; it has no daylight saving time. */
const SHOP_OFFSET = 180

const movedBy = (minutes: number, iso: string): string =>
  new Date(Date.parse(iso) + minutes * 60_000).toISOString()

/** The date at a moment in the shop's time zone, for what the server shows to everybody alike. */
export const shopDay = (iso: string): string => movedBy(SHOP_OFFSET, iso).slice(0, 10)

/**
 * Converts a timestamp of the server (ISO 8601 with zone) to the visitor's local time; on the server, which does not
 * know it, to the shop's.
 * @throws RangeError for an invalid timestamp
 */
export const momentHere = (iso: string): string =>
  movedBy('document' in globalThis ? -new Date(iso).getTimezoneOffset() : SHOP_OFFSET, iso)
