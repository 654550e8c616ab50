-- Of the module history.

-- Fires once per statement, which inserts all lines of an order. Rows are written in a fixed order, so that two
-- orders of a company cannot deadlock.
create or replace function count_ordered_lines() returns trigger language plpgsql as $$
begin
  insert into ordered_product as known
    (company_id, account_id, product_id, order_count, quantity, last_order_id, last_quantity, last_price)
  select orders.company_id, reader.account_id, line.product_id, count(*), sum(line.quantity), max(line.order_id),
         (array_agg(line.quantity order by line.order_id desc))[1], (array_agg(line.price order by line.order_id desc))[1]
    from (select order_id, product_id, sum(quantity) as quantity, min(price) as price
            from added group by order_id, product_id) line
    join orders on orders.id = line.order_id and orders.status <> 'CANCELLED'
   cross join lateral (values (0), (orders.account_id)) reader (account_id)
   group by 1, 2, 3 order by 1, 2, 3
  on conflict (company_id, account_id, product_id) do update
     set order_count = known.order_count + excluded.order_count,
         quantity = known.quantity + excluded.quantity,
         last_order_id = greatest(known.last_order_id, excluded.last_order_id),
         last_quantity = case when excluded.last_order_id >= known.last_order_id
                              then excluded.last_quantity else known.last_quantity end,
         last_price = case when excluded.last_order_id >= known.last_order_id
                           then excluded.last_price else known.last_price end;
  return null;
end
$$;
