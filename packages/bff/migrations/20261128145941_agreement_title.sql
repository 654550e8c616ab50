-- Tables of the module company.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261128143536 go on working.

-- How it is called beside others of its company that have the same name (repeatable/name_agreements.sql).
alter table agreement add column title text not null default '';
