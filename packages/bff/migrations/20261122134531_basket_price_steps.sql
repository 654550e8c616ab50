-- Tables of the module basket.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122105707 go on working.

-- As before, at the price of each line's quantity (D49).
create or replace function basket_total(p_basket integer, p_price_type integer, out line_count integer, out total bigint)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  v_base integer := (select id from price_type where is_base);
  v_others integer := (select others_id from named_prices where price_type_id = p_price_type);
  v_hidden integer[] := hidden_sections();
begin
  select count(*), coalesce(sum(priced.sum), 0) into line_count, total
    from basket_line line
    left join lateral (
      select fitted.quantity * coalesce(
               (select price_at(fitted.quantity, amount, step_quantities, step_amounts) from price
                 where product_id = product.id and price_type_id = p_price_type),
               (select price_at(fitted.quantity, amount, step_quantities, step_amounts) from price
                 where product_id = product.id and price_type_id = v_others),
               (select price_at(fitted.quantity, amount, step_quantities, step_amounts) from price
                 where product_id = product.id and price_type_id = v_base)) as sum
        from product
       cross join lateral fitting_quantity(line.quantity, product.min_order_quantity, product.multiplicity) fitted (quantity)
       where product.id = line.product_id and product.is_active and product.section_id <> all (v_hidden)
       limit 1
    ) priced on true
   where line.basket_id = p_basket;
end
$$;

-- As before, at the price of the new quantity. Whoever saw the price of the old one sees that of the new one in the answer:
-- another step is no news, so it becomes what is known; a price that moved and was not accepted stays news.
create or replace function basket_put(
  p_account integer, p_company integer, p_price_type integer, p_mode text,
  p_products integer[], p_quantities integer[], p_comments text[], p_merge uuid, p_max_lines integer, p_max_quantity integer,
  out lines jsonb, out line_count integer, out total bigint
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_basket integer := lock_basket(p_account, p_company);
  v_base integer := (select id from price_type where is_base);
  v_others integer := (select others_id from named_prices where price_type_id = p_price_type);
  v_hidden integer[] := hidden_sections();
  v_writes boolean := true;
  v_is_missing boolean;
  v_is_gone boolean;
  v_is_priceless boolean;
  v_name text;
  v_is_too_many boolean;
begin
  if p_mode = 'merge' then
    insert into basket_merge (account_id, merge_id) values (p_account, p_merge) on conflict do nothing;
    v_writes := found;
  end if;

  -- A statement of its own: it sees what the previous holder of the lock has written.
  with sent as (
    select id, sum(quantity)::bigint as quantity, min(place) as place,
           coalesce((array_agg(comment order by place) filter (where comment <> ''))[1], '') as comment
      from unnest(p_products, p_quantities, p_comments) with ordinality as item (id, quantity, comment, place)
     group by id
  ), known as (
    select sent.id, sent.place, sent.comment, sold.name, held.quantity as held, held.known_price, held.is_known_here,
           sold.min_order_quantity, sold.multiplicity,
           case when not v_writes then coalesce(held.quantity, 0)
                when p_mode = 'set' then sent.quantity
                else sent.quantity + coalesce(held.quantity, 0) end as asked
      from sent
      left join lateral (
        select product.name, product.min_order_quantity, product.multiplicity
          from product
         where product.id = sent.id and product.is_active and product.section_id <> all (v_hidden)
         limit 1
      ) sold on true
      left join lateral (
        select quantity, known_price, known_price_type is not distinct from p_price_type as is_known_here
          from basket_line where basket_id = v_basket and product_id = sent.id limit 1
      ) held on true
  ), fitted as (
    select id, place, comment, name, held, known_price, is_known_here,
           case when p_mode = 'merge' then least(asked, p_max_quantity) else asked end as asked,
           case when name is null or (not v_writes and held is null) then 0
                when p_mode = 'merge' then least(fitting_quantity(asked, min_order_quantity, multiplicity),
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
                 (select price_type_id from price where product_id = fitted.id and price_type_id = p_price_type),
                 (select price_type_id from price where product_id = fitted.id and price_type_id = v_others),
                 (select price_type_id from price where product_id = fitted.id and price_type_id = v_base))
         limit 1
      ) of_quantity on true
  ), put as (
    insert into basket_line as line (basket_id, product_id, name, quantity, comment,
                                     known_price, known_price_type, known_available)
    select v_basket, id, name, quantity, comment, known, p_price_type,
           case when held is null then free_pieces(id) end from priced
     where v_writes and name is not null and quantity <= 2147483647 and (p_mode <> 'set' or held is not null)
     order by place
    on conflict (basket_id, product_id) do update set name = excluded.name, quantity = excluded.quantity,
      known_price = excluded.known_price,
      comment = case when line.comment = '' then excluded.comment else line.comment end
  )
  select jsonb_agg(jsonb_build_object(
           'productId', id, 'quantityOrdered', quantity,
           'raisedFrom', case when asked > 0 and quantity > asked then asked end,
           'sum', coalesce(quantity * amount, 0), 'problem', problem) order by place),
         bool_or(p_mode = 'set' and held is null), bool_or(problem = 'gone'), bool_or(problem = 'no-price'),
         min(name) filter (where problem = 'no-price'), bool_or(asked > p_max_quantity)
    into lines, v_is_missing, v_is_gone, v_is_priceless, v_name, v_is_too_many
    from priced;

  if v_is_missing then
    raise exception using errcode = 'ISP01', message = 'BASKET_LINE_NOT_FOUND';
  elsif p_mode = 'add' and v_is_gone then
    raise exception using errcode = 'ISP01', message = 'PRODUCT_NOT_FOUND';
  elsif p_mode <> 'merge' and (v_is_gone or v_is_priceless) then
    raise exception using errcode = 'ISP01', message = 'PRODUCT_NOT_ORDERABLE', detail = coalesce('name=' || v_name, '');
  elsif v_is_too_many then
    raise exception using errcode = 'ISP01', message = 'REQUEST_INVALID', detail = 'field=quantityOrdered';
  end if;

  select counted.line_count, counted.total into line_count, total
    from basket_total(v_basket, p_price_type) counted;
  if line_count > p_max_lines or total > 9007199254740991 then
    raise exception using errcode = 'ISP01', message = 'REQUEST_INVALID', detail = 'field=items';
  end if;
end
$$;
