/** Pieces of one row of `stock` (which must be in scope) that no order holds. Whoever tells or gives stock counts it so. */
export const freePieces = `
  greatest(0, stock.quantity - coalesce(
    (select sum(reservation.quantity) from reservation
      where reservation.product_id = stock.product_id and reservation.warehouse_id = stock.warehouse_id
        and reservation.released_at is null), 0))`
