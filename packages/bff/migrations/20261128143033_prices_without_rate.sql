-- Tables of the module catalog.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261127024406 go on working.

-- Prices in a currency that has no rate yet: as they were named, with VAT, unrounded. `convert_prices` makes prices of
-- them as soon as there is one.
create table price_without_rate (
  product_id integer not null references product (id) on delete cascade,
  price_type_id integer not null references price_type (id) on delete cascade,
  catalog_id integer references source_catalog (id) on delete set null,
  currency text not null check (currency ~ '^[A-Z]{3}$' and currency <> 'RUB'),
  foreign_amount numeric not null check (foreign_amount > 0),
  step_quantities bigint[],
  foreign_steps numeric[],
  primary key (product_id, price_type_id),
  check (cardinality(step_quantities) is not distinct from cardinality(foreign_steps))
);
create index price_without_rate_currency on price_without_rate (currency);
create index price_without_rate_catalog on price_without_rate (catalog_id);
create index price_without_rate_type on price_without_rate (price_type_id);

-- Whose prices strangers see of a source (D63): the type that the staff have chosen, by its id in the shop.
create table source_base_price (
  source text primary key,
  price_type text not null,
  chosen_at timestamptz not null default now()
);
-- What has fed the base price until now goes on doing so: it may have been asked for.
insert into source_base_price (source, price_type)
select coalesce(substring(fed.external_id from '^([a-z0-9][a-z0-9_-]{0,29})\|'), '1c'), min(fed.external_id)
  from price_type_source fed join price_type type on type.id = fed.price_type_id and type.is_base
 group by 1;
