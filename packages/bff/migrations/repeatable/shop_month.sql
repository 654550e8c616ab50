-- Of the module statistics.

create or replace function shop_month(at timestamptz) returns date language sql immutable as $$
  select date_trunc('month', at at time zone 'Europe/Moscow')::date
$$;
