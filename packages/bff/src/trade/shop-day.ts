/** The shop's own day in SQL: the database's clock may be in UTC, where midnight is three hours late. */
export const shopToday = `(now() at time zone 'Europe/Moscow')::date`

/** The moment at which the shop's day begins; `day` is SQL for a date. */
export const startOfShopDay = (day: string): string =>
  `(${day})::timestamp at time zone 'Europe/Moscow'`
