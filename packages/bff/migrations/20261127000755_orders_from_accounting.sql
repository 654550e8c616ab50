-- Tables of the module order.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126232654 go on working.

-- Names of states of an accounting system, each with the state of the shop that it means.
create table loaded_order_status (
  external_id text primary key,
  name text not null,
  status text not null check (status in
    ('NEW', 'CONFIRMED', 'AWAITING_PAYMENT', 'ASSEMBLING', 'SHIPPED', 'DELIVERED', 'CANCELLED'))
);

-- The newest that an accounting system has said of an order, field by field, in its own ids.
create table order_told (
  order_id integer primary key references orders (id) on delete cascade,
  source text not null,
  said jsonb not null
);

-- Where both sides differ, and a person has to decide. `kept_at`: our side was kept, until something else is said.
create table order_difference (
  order_id integer primary key references orders (id) on delete cascade,
  -- [{field, ours, theirs}], in words
  items jsonb not null,
  can_take boolean not null,
  since timestamptz not null default now(),
  kept_at timestamptz
);
create index order_difference_open on order_difference (since) where kept_at is null;

-- One paper of a bank may pay several orders. Kopecks; nothing when it was taken back.
create table order_payment (
  order_id integer not null references orders (id) on delete cascade,
  external_id text not null,
  paid_on date not null,
  amount bigint not null check (amount >= 0),
  primary key (order_id, external_id)
);

alter table shipment add column external_id text;
create unique index shipment_external on shipment (order_id, external_id) where external_id is not null;

-- The version that the last change by a person of the shop has made.
alter table orders add column person_version integer not null default 1;
