-- Tables of the module order.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122073721 go on working.

-- What a carrier and a pickup ask for beside an address.
alter table delivery_method
  add column kind text not null default 'courier' check (kind in ('pickup', 'courier', 'carrier'));
update delivery_method set kind = code where code in ('pickup', 'courier', 'carrier');

-- Null where the buyer said nothing: consignee and payer are then the company itself.
alter table orders
  add column own_number text,
  add column state_contract text check (state_contract ~ '^\d{20,25}$'),
  add column wished_on date,
  add column shipping text check (shipping in ('whole', 'partial')),
  add column consignee jsonb,
  add column payer jsonb,
  add column freight jsonb,
  add column attorney jsonb;
