-- Tables of the module company.

-- What each record of an accounting system says of a company: several may lead to one (D62).
create table loaded_company (
  source text not null,
  external_id text not null,
  company_id integer not null references company (id) on delete cascade,
  -- the first that came is the smallest
  number bigint generated always as identity,
  -- a branch: id of the record that it belongs to
  head text,
  name text not null,
  kpp text,
  ogrn text,
  legal_address text not null default '',
  is_hidden boolean not null default false,
  primary key (source, external_id)
);
create index loaded_company_of on loaded_company (company_id, number);

insert into loaded_company (source, external_id, company_id, name, kpp, ogrn, legal_address, is_hidden)
select link.source, link.external_id, company.id, company.name, company.kpp, company.ogrn,
       coalesce(company.legal_address, ''), company.hidden_by_load
  from exchange_link link join company on company.id = link.local_id
 where link.entity = 'companies'
 order by link.local_id, link.external_id;

-- Of several records of one person the first that came says what she may do.
alter table loaded_user add column number bigint generated always as identity;
