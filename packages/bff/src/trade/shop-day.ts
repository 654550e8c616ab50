/** The shop's date in SQL: the database's time zone may be UTC, where midnight is three hours later. */
export const shopToday = `(now() at time zone 'Europe/Moscow')::date`

/** The moment at which a date begins in the shop's time zone; `day` is SQL for a date. */
export const startOfShopDay = (day: string): string =>
  `(${day})::timestamp at time zone 'Europe/Moscow'`
