-- Of the module basket.

-- Writes lines into one basket by the rules of basket_write; waits while another transaction holds the basket. A key p_merge
-- that the account has used before writes nothing. Errors: SQLSTATE ISP01, the message is an error code of the
-- contract, the detail its parameter.
create or replace function basket_put(
  p_account integer, p_company integer, p_price_type integer, p_mode text,
  p_products integer[], p_quantities integer[], p_comments text[], p_merge uuid, p_max_lines integer, p_max_quantity integer,
  out lines jsonb, out line_count integer, out total bigint
) language plpgsql as $$
declare
  v_basket integer := lock_basket(p_account, p_company);
  v_writes boolean := true;
  v_refusal text;
  v_parameter text;
begin
  if p_merge is not null then
    insert into basket_merge (account_id, merge_id) values (p_account, p_merge) on conflict do nothing;
    v_writes := found;
  end if;
  select written.lines, written.line_count, written.total, written.refusal, written.parameter
    into lines, line_count, total, v_refusal, v_parameter
    from basket_write(array[v_basket], array[p_price_type], array[p_mode], array[v_writes],
                      array_fill(1, array[cardinality(p_products)]), p_products, p_quantities, p_comments,
                      p_max_lines, p_max_quantity) written;
  if v_refusal is not null then
    raise exception using errcode = 'ISP01', message = v_refusal, detail = coalesce(v_parameter, '');
  end if;
end
$$;
