-- Of the module basket.

-- Line count and total of one basket, for the header of the site.
create or replace function basket_total(p_basket integer, p_price_type integer, out line_count integer, out total bigint)
language sql stable as $$
  select line_count, total from basket_totals(array[p_basket], array[p_price_type])
$$;
