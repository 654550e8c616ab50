-- Tables of the module currency.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122051500 go on working.

-- Roubles for `nominal` units, from a day on until the next one is named.
create table currency_rate (
  code text not null check (code ~ '^[A-Z]{3}$'),
  valid_from date not null,
  name text not null,
  nominal integer not null check (nominal >= 1),
  rate numeric(14, 4) not null check (rate > 0),
  primary key (code, valid_from)
);
