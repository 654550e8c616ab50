-- Tables of the module own-product.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122174000 go on working.

-- What a company calls a product of the shop, and what it notes of it; all of its people see both.
create table company_product (
  company_id integer not null references company (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  number text not null default '',
  -- as product.article_normalised: how numbers are compared
  number_normalised text not null generated always as
    (regexp_replace(upper(number), '[^0-9A-ZА-ЯЁ]', '', 'g')) stored,
  note text not null default '',
  changed_at timestamptz not null default now(),
  primary key (company_id, product_id),
  check (number <> '' or note <> '')
);
create index company_product_number on company_product (company_id, number_normalised) where number_normalised <> '';
create index company_product_product on company_product (product_id);
