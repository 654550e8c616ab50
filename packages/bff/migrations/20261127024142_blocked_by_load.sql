-- Tables of the module company.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261127000755 go on working.

-- Shut out by a load and not by a manager: her return in a load lets her in again.
alter table company_member add column blocked_by_load boolean not null default false;
