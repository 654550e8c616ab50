-- Tables of the module history.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126031036 go on working.

-- What was ordered of each product, kept while orders are made: over 50,000 orders nobody waits for it to be counted.
-- Account 0 is the company as a whole, as its managers see it. Cancelled orders do not count.
create table ordered_product (
  company_id integer not null references company (id) on delete cascade,
  account_id integer not null,
  product_id integer not null,
  order_count integer not null check (order_count >= 1),
  quantity bigint not null,
  last_order_id integer not null references orders (id) on delete cascade,
  last_quantity integer not null,
  last_price bigint not null,
  primary key (company_id, account_id, product_id)
);
create index ordered_product_latest on ordered_product (company_id, account_id, last_order_id desc, product_id);

-- All lines of an order come in one statement. Rows are taken in one order, so two orders of a company never lock each other out.
create function count_ordered_lines() returns trigger language plpgsql as $$
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

create trigger count_ordered after insert on order_line referencing new table as added
  for each statement execute function count_ordered_lines();

create function forget_cancelled_order() returns trigger language plpgsql as $$
begin
  perform from ordered_product
    where company_id = new.company_id and account_id in (0, new.account_id)
      and product_id in (select product_id from order_line where order_id = new.id)
    order by account_id, product_id for update;
  delete from ordered_product
   where company_id = new.company_id and account_id in (0, new.account_id) and order_count = 1
     and product_id in (select product_id from order_line where order_id = new.id);
  update ordered_product known
     set order_count = known.order_count - 1, quantity = known.quantity - line.quantity
    from (select product_id, sum(quantity) as quantity from order_line where order_id = new.id group by 1) line
   where known.company_id = new.company_id and known.account_id in (0, new.account_id)
     and known.product_id = line.product_id;
  update ordered_product known
     set last_order_id = earlier.order_id, last_quantity = earlier.quantity, last_price = earlier.price
    from ordered_product own
    join lateral (
      select made.order_id, made.quantity, made.price
        from order_line made join orders on orders.id = made.order_id
       where made.product_id = own.product_id and orders.company_id = own.company_id and orders.status <> 'CANCELLED'
         and own.account_id in (0, orders.account_id)
       order by made.order_id desc limit 1
    ) earlier on true
   where own.company_id = new.company_id and own.account_id in (0, new.account_id) and own.last_order_id = new.id
     and (known.company_id, known.account_id, known.product_id) = (own.company_id, own.account_id, own.product_id);
  return null;
end
$$;

-- At the end of the transaction: whoever cancels holds nothing of these rows while it waits for others.
create constraint trigger forget_cancelled after update of status on orders deferrable initially deferred
  for each row when (new.status = 'CANCELLED' and old.status <> 'CANCELLED') execute function forget_cancelled_order();

insert into ordered_product
  (company_id, account_id, product_id, order_count, quantity, last_order_id, last_quantity, last_price)
select orders.company_id, reader.account_id, line.product_id, count(*), sum(line.quantity), max(line.order_id),
       (array_agg(line.quantity order by line.order_id desc))[1], (array_agg(line.price order by line.order_id desc))[1]
  from (select order_id, product_id, sum(quantity) as quantity, min(price) as price
          from order_line group by order_id, product_id) line
  join orders on orders.id = line.order_id and orders.status <> 'CANCELLED'
 cross join lateral (values (0), (orders.account_id)) reader (account_id)
 group by 1, 2, 3;

-- Tables of the module catalog.

-- whether a product is sold, without a look at its row
create index product_sold on product (id) include (section_id) where is_active;
