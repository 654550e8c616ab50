/** The shop's own day in SQL: the database's clock may be in UTC, where midnight is three hours late. */
export const shopToday = `(now() at time zone 'Europe/Moscow')::date`
