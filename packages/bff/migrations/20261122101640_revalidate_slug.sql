-- Tables of the module catalog.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122101638 go on working.

-- Addresses that a product had: they lead to it as long as no other product takes them.
create table product_former_slug (
  slug text primary key,
  product_id integer not null references product (id) on delete cascade,
  left_at timestamptz not null default now()
);
create index product_former_slug_product on product_former_slug (product_id);

-- Tables of the module staff.

alter table staff_act
  drop constraint staff_act_subject_kind_check,
  add constraint staff_act_subject_kind_check
    check (subject_kind in ('company', 'account', 'promo', 'synonym', 'product'));
