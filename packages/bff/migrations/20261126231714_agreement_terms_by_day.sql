-- Tables of the module company.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126204850 go on working.

-- From which day to which day an agreement counts; null: no bound. Outside of it its prices are nobody's (D59).
alter table agreement
  add column valid_from date,
  add column valid_until date,
  add constraint agreement_days check (valid_until >= valid_from);

-- People of the shop as an accounting system names them. Who of them is on the staff looks after the companies that say so.
create table loaded_manager (
  external_id text primary key,
  email_key text not null,
  name text not null
);
create table company_loaded_manager (
  company_id integer not null references company (id) on delete cascade,
  manager_id text not null,
  primary key (company_id, manager_id)
);
create index company_loaded_manager_manager on company_loaded_manager (manager_id);

-- People of companies as an accounting system names them; they become members by their own acceptance.
create table loaded_user (
  external_id text primary key,
  email text not null,
  email_key text not null,
  name text not null
);
create table loaded_user_company (
  user_id text not null references loaded_user (external_id) on delete cascade,
  company_id integer not null references company (id) on delete cascade,
  role text not null check (role in ('manager', 'buyer', 'employee')),
  primary key (user_id, company_id)
);

-- Blocked because the accounting system has it no more, and not by a person: it comes back with the next record.
alter table company add column hidden_by_load boolean not null default false;
