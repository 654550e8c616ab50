-- Of the module stock.

-- Deliveries still to come, from today in Moscow on. A view, which PostgreSQL inlines into the statement.
create or replace view expected_arrival as
  select product_id, warehouse_id, expected_on, quantity
    from arrival
   where expected_on >= (now() at time zone 'Europe/Moscow')::date;
