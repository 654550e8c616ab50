-- Tables of the module order.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122020000 go on working.
-- What came along with an order; the files themselves are of the module files and outlive nobody's account.
create table order_file (
  order_id integer not null references orders (id) on delete cascade,
  place integer not null,
  file_id uuid not null references file (id),
  name text not null,
  size bigint not null,
  primary key (order_id, place)
);
create index order_file_of_file on order_file (file_id);
