-- Tables of the module catalog.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122142124 go on working.

-- Under what heading the product page shows the property; null: its name says it (attribute-groups.ts).
alter table property add column group_name text check (group_name <> '');
