-- Tables of the module exchange.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261127024406 go on working.

-- What a refused record leaves in force, in words.
alter table exchange_note add column stays text;
