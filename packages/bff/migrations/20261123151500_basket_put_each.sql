-- Tables of the module basket.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261123120700 go on working.

-- What the header shows, of several baskets, in the order asked. Lines that cannot be ordered count as lines and cost nothing.
-- Lateral with a limit: a nested loop by primary keys always; the planner would rather merge with the whole catalogue.
create function basket_totals(p_baskets integer[], p_price_types integer[])
returns table (line_count integer, total bigint)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  v_base integer := (select id from price_type where is_base);
  v_hidden integer[] := hidden_sections();
begin
  return query
  select counted.lines, counted.sum
    from unnest(p_baskets, p_price_types) with ordinality as asked (basket, price_type, nth)
    left join named_prices on named_prices.price_type_id = asked.price_type
   cross join lateral (
     select count(*)::integer as lines, coalesce(sum(priced.sum), 0)::bigint as sum
       from basket_line line
       left join lateral (
         select fitted.quantity * coalesce(
                  (select price_at(fitted.quantity, amount, step_quantities, step_amounts) from price
                    where product_id = product.id and price_type_id = asked.price_type),
                  (select price_at(fitted.quantity, amount, step_quantities, step_amounts) from price
                    where product_id = product.id and price_type_id = named_prices.others_id),
                  (select price_at(fitted.quantity, amount, step_quantities, step_amounts) from price
                    where product_id = product.id and price_type_id = v_base)) as sum
           from product
          cross join lateral (
            select fitting_quantity(line.quantity, product.min_order_quantity, product.multiplicity) as quantity
          ) fitted
          where product.id = line.product_id and product.is_active and product.section_id <> all (v_hidden)
          limit 1
       ) priced on true
      where line.basket_id = asked.basket
   ) counted
   order by asked.nth;
end
$$;

create or replace function basket_total(p_basket integer, p_price_type integer, out line_count integer, out total bigint)
language sql stable as $$
  select line_count, total from basket_totals(array[p_basket], array[p_price_type])
$$;

-- The rules of putting lines into baskets, and setting them, for several baskets that the caller holds the locks of, none of
-- them twice; null is no basket. What became of each, in their order: all lines are written or, with a refusal (a code of the
-- contract, its parameter), none. Whoever saw the price of the old quantity sees that of the new one in the answer: another step
-- is no news, so it becomes what is known; a price that moved and was not accepted stays news.
-- Errors: SQLSTATE ISP01 for all of them together, when a basket would grow too big.
create function basket_write(
  p_baskets integer[], p_price_types integer[], p_modes text[], p_writes boolean[],
  p_puts integer[], p_products integer[], p_quantities integer[], p_comments text[], -- of each line, and which basket it goes to
  p_max_lines integer, p_max_quantity integer)
returns table (lines jsonb, line_count integer, total bigint, refusal text, parameter text)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_base integer := (select id from price_type where is_base);
  v_hidden integer[] := hidden_sections();
  v_lines jsonb[];
  v_refusals text[];
  v_parameters text[];
  v_nth integer;
begin
  -- A statement of its own: it sees what the previous holders of the locks have written.
  with basket_put as (
    select asked.nth, asked.basket, asked.price_type, asked.mode, asked.writes, named_prices.others_id
      from unnest(p_baskets, p_price_types, p_modes, p_writes) with ordinality as asked (basket, price_type, mode, writes, nth)
      left join named_prices on named_prices.price_type_id = asked.price_type
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
    select nth, basket, price_type, others_id, mode, writes, id, place, comment, name, held, known_price, is_known_here,
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
          from price
         where product_id = fitted.id and fitted.name is not null and price_type_id = coalesce(
                 (select price_type_id from price where product_id = fitted.id and price_type_id = fitted.price_type),
                 (select price_type_id from price where product_id = fitted.id and price_type_id = fitted.others_id),
                 (select price_type_id from price where product_id = fitted.id and price_type_id = v_base))
         limit 1
      ) of_quantity on true
  ), judged as (
    select nth,
           jsonb_agg(jsonb_build_object(
             'productId', id, 'quantityOrdered', quantity,
             'raisedFrom', case when asked > 0 and quantity > asked then asked end,
             'sum', coalesce(quantity * amount, 0), 'problem', problem) order by place) as answer,
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

-- As before: one basket, which it waits for.
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
  if p_mode = 'merge' then
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

-- Few lines for each of several baskets in one round trip, which waits for nobody. What became of each, in their order; with
-- `is_done` false nothing of it was done, and it is to be asked alone: a basket that is not there yet, that another holds, or that
-- is named a second time. Errors: as basket_write.
create function basket_put_each(
  p_accounts integer[], p_companies integer[], p_price_types integer[], p_modes text[],
  p_puts integer[], p_products integer[], p_quantities integer[], p_comments text[],
  p_max_lines integer, p_max_quantity integer)
returns table (is_done boolean, lines jsonb, line_count integer, total bigint, refusal text, parameter text)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_baskets integer[];
begin
  with free as (
    select asked.nth, held.id
      from unnest(p_accounts, p_companies) with ordinality as asked (account, company, nth)
     cross join lateral (
       select id from basket where account_id = asked.account and company_id is not distinct from asked.company
          for update skip locked
     ) held
  ), touched as (
    update basket set updated_at = now() from free where basket.id = free.id
  ), first as (
    select id, min(nth) as nth from free group by id
  )
  select array_agg(first.id order by asked.nth) into v_baskets
    from generate_subscripts(p_accounts, 1) as asked (nth)
    left join first on first.nth = asked.nth;

  return query
  select v_baskets[written.nth] is not null, written.lines, written.line_count, written.total, written.refusal, written.parameter
    from basket_write(v_baskets, p_price_types, p_modes, array_fill(true, array[cardinality(v_baskets)]),
                      p_puts, p_products, p_quantities, p_comments, p_max_lines, p_max_quantity)
           with ordinality as written (lines, line_count, total, refusal, parameter, nth)
   order by written.nth;
end
$$;
