-- Of the module company.

-- Specifications that count today (D38); the day is the shop's (D59).
create or replace view valid_specification as
  select * from specification
   where (now() at time zone 'Europe/Moscow')::date between dated and coalesce(valid_until, 'infinity');
