-- Tables of the module files.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261128163200 go on working.

-- The browser's own id is any text that a sign-in takes (D37), not only a UUID.
alter table file alter column client_id type text;
