-- Of the module company.

-- Agreements valid today in Moscow (D59), with all columns of the table, including the title.
create or replace view valid_agreement as
  select * from agreement
   where (now() at time zone 'Europe/Moscow')::date
         between coalesce(valid_from, '-infinity') and coalesce(valid_until, 'infinity');
