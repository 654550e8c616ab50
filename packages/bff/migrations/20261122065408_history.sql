-- Tables of the module history.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122051500 go on working.

-- What an account has looked at. `previous_at`: the visit before this one, for «вы уже смотрели».
create table viewed_product (
  account_id integer not null references account (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  viewed_at timestamptz not null,
  previous_at timestamptz,
  primary key (account_id, product_id)
);
create index viewed_product_latest on viewed_product (account_id, viewed_at desc);
create index viewed_product_product on viewed_product (product_id);

-- Tables of the module order.

-- which orders a product was in, and what was ordered lately
create index order_line_product on order_line (product_id, order_id);
create index orders_made on orders (created_at);
