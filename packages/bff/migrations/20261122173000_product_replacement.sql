-- Tables of the module catalog.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122172500 go on working.

-- What the maker makes in place of a product that he makes no more; that one may still be sold.
create table product_replacement (
  product_id integer primary key references product (id) on delete cascade,
  replacement_id integer not null references product (id) on delete cascade,
  check (product_id <> replacement_id)
);
create index product_replacement_by on product_replacement (replacement_id);
