-- Of the module company.

-- Agreements that count today; the day is the shop's (D59). With all columns of the table, the title too.
create or replace view valid_agreement as
  select * from agreement
   where (now() at time zone 'Europe/Moscow')::date
         between coalesce(valid_from, '-infinity') and coalesce(valid_until, 'infinity');
