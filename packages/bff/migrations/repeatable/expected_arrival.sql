-- Of the module stock.

-- Deliveries that are still to come, from the shop's own day on (Moscow). A view: it becomes part of the statement that reads it.
create or replace view expected_arrival as
  select product_id, warehouse_id, expected_on, quantity
    from arrival
   where expected_on >= (now() at time zone 'Europe/Moscow')::date;
