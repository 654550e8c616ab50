-- Of the module stock.

-- Stock without the pieces reserved by orders; to be used wherever stock is shown or sold. A view, which PostgreSQL
-- inlines into the statement.
create or replace view free_stock as
  select stock.product_id, stock.warehouse_id, stock.quantity,
         greatest(0, stock.quantity - coalesce(
           (select sum(reservation.quantity) from reservation
             where reservation.product_id = stock.product_id and reservation.warehouse_id = stock.warehouse_id
               -- fault: reservation-for-ever
               and reservation.released_at is null), 0)) as free
    from stock;
