-- Tables of the module exchange.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261127024142 go on working.

-- Parts of one list, and whether its last one has come.
create index exchange_load_run on exchange_load (account_id, entity, run) where run is not null;
