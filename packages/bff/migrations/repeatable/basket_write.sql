-- Of the module basket.

-- The rules for writing lines into baskets, for several different baskets that the caller has locked; a null basket is skipped.
-- Mode 'add' adds quantities, 'set' replaces those of existing lines, 'merge' adds but skips products that are no longer sold
-- and caps the quantity. One row for each basket, in the order of the input: either all its lines were written, or there is a
-- refusal (an error code of the contract and its parameter) and none was.
-- If the known price was the present one for the old quantity, the price for the new quantity becomes the known one: another
-- quantity step is not a price change. If the price had changed and was not accepted, the known price stays.
-- Errors: SQLSTATE ISP01, with nothing written to any basket, if one of them would have too many lines or too large a total.
create or replace function basket_write(
  p_baskets integer[], p_price_types integer[], p_modes text[], p_writes boolean[],
  p_puts integer[], p_products integer[], p_quantities integer[], p_comments text[], -- of each line, and which basket it goes to
  p_max_lines integer, p_max_quantity integer)
returns table (lines jsonb, line_count integer, total bigint, refusal text, parameter text)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_hidden integer[] := hidden_sections();
  v_lines jsonb[];
  v_refusals text[];
  v_parameters text[];
  v_nth integer;
begin
  -- A separate statement, so that it sees what earlier holders of the locks have written.
  with basket_put as (
    select asked.nth, asked.basket, asked.price_type, asked.mode, asked.writes, served.types as served_types
      from unnest(p_baskets, p_price_types, p_modes, p_writes) with ordinality as asked (basket, price_type, mode, writes, nth)
     cross join lateral served_price_types(asked.price_type) as served (types)
     where asked.basket is not null
  ), sent as (
    select nth, id, sum(quantity)::bigint as quantity, min(place) as place,
           coalesce((array_agg(comment order by place) filter (where comment <> ''))[1], '') as comment
      from unnest(p_puts, p_products, p_quantities, p_comments) with ordinality as item (nth, id, quantity, comment, place)
     group by nth, id
  ), known as (
    select basket_put.*, sent.id, sent.place, sent.comment, sold.name,
           held.quantity as held, held.known_price, held.is_known_here, sold.min_order_quantity, sold.multiplicity,
           case when not writes then coalesce(held.quantity, 0)
                when mode = 'set' then sent.quantity
                else sent.quantity + coalesce(held.quantity, 0) end as asked
      from sent
      join basket_put on basket_put.nth = sent.nth
      left join lateral (
        select product.name, product.min_order_quantity, product.multiplicity
          from product
         where product.id = sent.id and product.is_active and product.section_id <> all (v_hidden)
         limit 1
      ) sold on true
      left join lateral (
        select quantity, known_price, known_price_type is not distinct from basket_put.price_type as is_known_here
          from basket_line where basket_id = basket_put.basket and product_id = sent.id limit 1
      ) held on true
  ), fitted as (
    select nth, basket, price_type, served_types, mode, writes, id, place, comment, name, held, known_price, is_known_here,
           case when mode = 'merge' then least(asked, p_max_quantity) else asked end as asked,
           case when name is null or (not writes and held is null) then 0
                when mode = 'merge' then least(fitting_quantity(asked, min_order_quantity, multiplicity),
                  greatest(p_max_quantity / multiplicity * multiplicity,
                           fitting_quantity(1, min_order_quantity, multiplicity)))
                else fitting_quantity(asked, min_order_quantity, multiplicity) end as quantity,
           fitting_quantity(held, min_order_quantity, multiplicity) as stood
      from known
  ), priced as (
    select fitted.*, amount,
           case when held is null or (is_known_here and known_price = amount_before) then amount else known_price end as known,
           case when name is null then 'gone' when amount is null then 'no-price' end as problem
      from fitted
      left join lateral (
        select price_at(fitted.quantity, price.amount, step_quantities, step_amounts) as amount,
               price_at(fitted.stood, price.amount, step_quantities, step_amounts) as amount_before
          from applicable_price(fitted.id, fitted.served_types) price
         where fitted.name is not null
         limit 1
      ) of_quantity on true
  ), judged as (
    select nth,
           jsonb_agg(jsonb_build_object(
             'productId', id, 'quantityOrdered', quantity,
             'raisedFrom', case when asked > 0 and quantity > asked then asked end,
             'sum', coalesce(line_sum(amount, quantity), 0), 'problem', problem) order by place) as answer,
           case when bool_or(mode = 'set' and held is null) then 'BASKET_LINE_NOT_FOUND'
                when bool_or(mode = 'add' and problem = 'gone') then 'PRODUCT_NOT_FOUND'
                when bool_or(mode <> 'merge' and problem in ('gone', 'no-price')) then 'PRODUCT_NOT_ORDERABLE'
                when bool_or(asked > p_max_quantity) then 'REQUEST_INVALID' end as refused,
           min(name) filter (where problem = 'no-price') as priceless
      from priced
     group by nth
  ), put as (
    insert into basket_line as line (basket_id, product_id, name, quantity, comment,
                                     known_price, known_price_type, known_available)
    select basket, id, name, quantity, comment, known, price_type,
           case when held is null then free_pieces(id) end
      from priced join judged on judged.nth = priced.nth
     where refused is null and writes and name is not null and quantity <= 2147483647
     order by priced.nth, place
    on conflict (basket_id, product_id) do update set name = excluded.name, quantity = excluded.quantity,
      known_price = excluded.known_price,
      comment = case when line.comment = '' then excluded.comment else line.comment end
  )
  select array_agg(answer order by asked.nth), array_agg(refused order by asked.nth),
         array_agg(case when refused = 'PRODUCT_NOT_ORDERABLE' then 'name=' || priceless
                        when refused = 'REQUEST_INVALID' then 'field=quantityOrdered' end order by asked.nth)
    into v_lines, v_refusals, v_parameters
    from generate_subscripts(p_baskets, 1) as asked (nth)
    left join judged on judged.nth = asked.nth;

  for v_nth, line_count, total in
    select counted.nth, counted.line_count, counted.total
      from basket_totals(p_baskets, p_price_types) with ordinality as counted (line_count, total, nth)
  loop
    if line_count > p_max_lines or total > 9007199254740991 then
      raise exception using errcode = 'ISP01', message = 'REQUEST_INVALID', detail = 'field=items';
    end if;
    lines := v_lines[v_nth];
    refusal := v_refusals[v_nth];
    parameter := v_parameters[v_nth];
    return next;
  end loop;
end
$$;
