-- Of the module basket.

-- basket_put for restored lines: each new line goes before the line of its product in p_before, several before the same line
-- in the order sent; at the end if that product is null, has no line, or its line is new too. Existing lines keep their order.
-- Only the places that this basket's lines have are reassigned among them, so no place comes from the input.
create or replace function basket_put_back(
  p_account integer, p_company integer, p_price_type integer, p_mode text,
  p_products integer[], p_quantities integer[], p_comments text[], p_merge uuid, p_max_lines integer, p_max_quantity integer,
  p_before integer[],
  out lines jsonb, out line_count integer, out total bigint
) language plpgsql as $$
declare
  v_basket integer := lock_basket(p_account, p_company);
  v_last bigint := (select coalesce(max(place), 0) from basket_line where basket_id = v_basket);
begin
  select put.lines, put.line_count, put.total into lines, line_count, total
    from basket_put(p_account, p_company, p_price_type, p_mode, p_products, p_quantities, p_comments, p_merge,
                    p_max_lines, p_max_quantity) put;

  with sent as (
    select id, min(nth) as nth, (array_agg(before order by nth))[1] as before
      from unnest(p_products, p_before) with ordinality as item (id, before, nth)
     group by id
  ), stood as (
    select product_id, place from basket_line where basket_id = v_basket and place <= v_last
  ), arranged as (
    select line.product_id, line.place,
           row_number() over (order by line.place) as was,
           row_number() over (order by coalesce(next.place, line.place), next.place is null, sent.nth) as shall
      from basket_line line
      left join sent on sent.id = line.product_id and line.place > v_last
      left join stood next on next.product_id = sent.before
     where line.basket_id = v_basket
  )
  update basket_line line set place = given.place
    from arranged join arranged given on given.was = arranged.shall
   where line.basket_id = v_basket and line.product_id = arranged.product_id and line.place <> given.place;
end
$$;
