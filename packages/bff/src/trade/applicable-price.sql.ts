/**
 * `applicablePrice` in SQL, as joins: the price that applies to `product` for whoever has the price type `own` (SQL, null: none), as
 * `price`; its columns are null where the product is on request. `served.types`: the types that count for this person.
 */
export const applicablePriceOf = (own: string): string => `
  cross join served_price_types(${own}) as served (types)
  left join lateral applicable_price(product.id, served.types) price on true`
