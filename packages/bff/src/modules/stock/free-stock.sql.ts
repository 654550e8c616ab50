// Reads reservation of order.
/** All products with a free piece, and the warehouses that have one: the same count as the view `free_stock`, for the whole stock in one pass. */
export const productsInStock = `
  select stock.product_id, string_agg(stock.warehouse_id::text, ',') as warehouses
    from stock
    left join (
      select product_id, warehouse_id, sum(quantity) as pieces from reservation
       where released_at is null group by 1, 2
    ) held using (product_id, warehouse_id)
   where stock.quantity > coalesce(held.pieces, 0)
   group by 1`
