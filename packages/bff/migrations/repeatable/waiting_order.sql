-- Of the module order.

-- Orders with an event soon: `ending`, a reservation that ends within three days; `arriving`, missing pieces that
-- arrive within seven days. `at`: the moment or day of it. Read by the overview, which counts them, and the list of
-- orders.
create or replace view waiting_order as
  select order_id, 'ending' as state, to_jsonb(until) #>> '{}' as at
    from ending_reservation
   where until > now() and until < now() + interval '3 days'
  union all
  select orders.id, 'arriving', soonest.day::text
    from orders
   cross join lateral (
     select (now() at time zone 'Europe/Moscow')::date as today
   ) shop
   cross join lateral (
     select min(line.expected_on) as day from order_line line
      where line.order_id = orders.id and line.reserved + line.shipped + line.cancelled < line.quantity
        and line.expected_on between shop.today and shop.today + 6
   ) soonest
   where orders.status not in ('DELIVERED', 'CANCELLED') and soonest.day is not null;
