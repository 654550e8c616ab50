-- Tables of the module comparison.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122020000 go on working.

-- What an account compares (§3); the oldest first.
create table comparison_item (
  account_id integer not null references account (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  added_at timestamptz not null,
  primary key (account_id, product_id)
);
create index comparison_item_product on comparison_item (product_id);
