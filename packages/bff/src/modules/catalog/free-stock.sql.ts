// Reads reservation of order.
/** Pieces of one row of `stock` (which must be in scope) that no order holds. Every query that reports or reserves stock uses this expression. */
export const freePieces = `
  greatest(0, stock.quantity - coalesce(
    (select sum(reservation.quantity) from reservation
      where reservation.product_id = stock.product_id and reservation.warehouse_id = stock.warehouse_id
        -- fault: reservation-for-ever
        and reservation.released_at is null), 0))`

/** All products with a free piece, and the warehouses that have one: the same count, for the whole stock in one pass. */
export const productsInStock = `
  select stock.product_id, string_agg(stock.warehouse_id::text, ',') as warehouses
    from stock
    left join (
      select product_id, warehouse_id, sum(quantity) as pieces from reservation
       where released_at is null group by 1, 2
    ) held using (product_id, warehouse_id)
   where stock.quantity > coalesce(held.pieces, 0)
   group by 1`
