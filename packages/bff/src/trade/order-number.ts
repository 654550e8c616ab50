/** SQL: orders whose number or own number contains the text; `q` is SQL. */
export const hasNumber = (q: string): string =>
  `(position((select upper(${q})) in orders.number) > 0 or position((select lower(${q})) in lower(orders.own_number)) > 0)`
