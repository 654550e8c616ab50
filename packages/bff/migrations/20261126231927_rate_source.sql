-- Tables of the module currency.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126204850 go on working.

-- What the staff has named for a day is not overwritten by the schedule.
alter table currency_rate add column source text not null default 'staff' check (source in ('staff', 'bank'));
