-- Tables of the module exchange.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261127024406 go on working.

-- notes: [{path, code}], what was written otherwise than it came. stays: what a refused record leaves in force, in words.
alter table exchange_note add column notes jsonb, add column stays text;
