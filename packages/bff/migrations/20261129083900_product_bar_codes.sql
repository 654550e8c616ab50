-- Tables of the module goods.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261129074500 go on working.

-- What the bar codes of a product say, as they are compared: a GTIN by its 14 digits, a number of the seller's own by its letters
-- and digits (@isp/contract/gtin). Older servers load goods without them, which keeps them.
alter table product add column bar_codes text[] not null default '{}';
create index product_bar_codes on product using gin (bar_codes);
