-- Of the module company.

-- Specifications valid today in Moscow (D38, D59), with all columns of the table.
create or replace view valid_specification as
  select * from specification
   where (now() at time zone 'Europe/Moscow')::date between dated and coalesce(valid_until, 'infinity');
