-- Tables of the module basket.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122142124 go on working.

-- When the product was put in; null: before this was noted.
alter table basket_line add column added_at timestamptz;
alter table basket_line alter column added_at set default now();
