-- Tables of the module catalog.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261128145941 go on working.

-- What is needed with a product: a nut for a bolt, a collet for a mill.
create table product_companion (
  product_id integer not null references product (id) on delete cascade,
  companion_id integer not null references product (id) on delete cascade,
  sort integer not null default 500,
  primary key (product_id, companion_id),
  check (product_id <> companion_id)
);
create index product_companion_of on product_companion (companion_id);
