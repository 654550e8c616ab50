-- Tables of the module basket.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261123120700 go on working.

-- basket_put for several baskets in one round trip, each as if it were asked alone: what one is refused, it alone is
-- refused, as the columns of an error say. It does not wait for others: the state of a basket that another holds, or has
-- just begun to make, is 55P03 after a moment.
create function basket_put_each(p_asked jsonb)
returns table (lines jsonb, line_count integer, total bigint, state text, message text, detail text)
language plpgsql set lock_timeout = '5ms' as $$
declare
  v_asked jsonb;
  v_one record;
begin
  for v_asked in select * from jsonb_array_elements(p_asked) loop
    state := null;
    begin
      select * into v_one from jsonb_to_record(v_asked) as one (
        account integer, company integer, price_type integer, mode text,
        products integer[], quantities integer[], comments text[], max_lines integer, max_quantity integer);
      select put.lines, put.line_count, put.total into lines, line_count, total
        from basket_put(v_one.account, v_one.company, v_one.price_type, v_one.mode, v_one.products, v_one.quantities,
                        v_one.comments, null, v_one.max_lines, v_one.max_quantity) put;
    exception when others then
      get stacked diagnostics state = returned_sqlstate, message = message_text, detail = pg_exception_detail;
    end;
    return next;
  end loop;
end
$$;
