-- Tables of the module company.
-- Servers that know 20261121221700 go on working.

-- What a company says of itself when it registers, and who said so.
alter table company add column country text not null default 'RU' check (country in ('RU', 'BY', 'KZ', 'AM', 'KG'));
alter table company add column ogrn text;
alter table company add column legal_address text not null default '';
alter table company add column created_by integer references account (id) on delete set null;
create index company_inn on company (inn);
create index company_created_by on company (created_by) where created_by is not null;
