-- Tables of the module catalog.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122173000 go on working.

-- What purchases by 44-ФЗ and 223-ФЗ ask for: where it is made, its code by ОКПД2 (ОК 034-2014), and the number of its record in
-- the register of Russian industrial goods (ПП РФ № 719).
alter table product
  add column origin_country text check (origin_country <> ''),
  add column okpd2 text check (okpd2 ~ '^\d{2}(\.\d{1,2}(\.\d{1,2}(\.\d{3})?)?)?$'),
  add column register_number text check (register_number ~ '^\S(.{0,58}\S)?$');
