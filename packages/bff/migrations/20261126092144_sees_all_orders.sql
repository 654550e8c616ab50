-- Tables of the module company.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126064000 go on working.

-- D54: a manager may let a member see, and answer for, the orders of colleagues
alter table company_member add column reads_colleagues boolean not null default false;
alter table company_member add column sees_all_orders boolean not null
  generated always as (role = 'manager' or reads_colleagues) stored;
