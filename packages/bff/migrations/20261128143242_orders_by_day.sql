-- Tables of the module order.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261127024406 go on working.

-- Lists are in the order of days: an order that an accounting system brings may be older than those that are here.
create index orders_by_day on orders (company_id, created_at, id);
create index orders_of_account_by_day on orders (company_id, account_id, created_at, id);
create index orders_of_all_by_day on orders (created_at, id);
