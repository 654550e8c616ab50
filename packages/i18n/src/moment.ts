/** Moscow keeps one time all year. */
const SHOP_OFFSET = 180

const movedBy = (minutes: number, iso: string): string =>
  new Date(Date.parse(iso) + minutes * 60_000).toISOString()

/** The shop's own day at a moment: for what the server shows to everybody alike. */
export const shopDay = (iso: string): string => movedBy(SHOP_OFFSET, iso).slice(0, 10)

/**
 * A moment of the server (ISO 8601 with its zone) by the visitor's own clock; on the server, which does not know it, by the
 * shop's. @throws RangeError for what is no moment
 */
export const momentHere = (iso: string): string =>
  movedBy('document' in globalThis ? -new Date(iso).getTimezoneOffset() : SHOP_OFFSET, iso)
