-- Of the module stock.

-- Stock with the pieces that no order holds. Whoever tells or gives stock counts it so. A view: it becomes part of the statement
-- that reads it.
create or replace view free_stock as
  select stock.product_id, stock.warehouse_id, stock.quantity,
         greatest(0, stock.quantity - coalesce(
           (select sum(reservation.quantity) from reservation
             where reservation.product_id = stock.product_id and reservation.warehouse_id = stock.warehouse_id
               -- fault: reservation-for-ever
               and reservation.released_at is null), 0)) as free
    from stock;
