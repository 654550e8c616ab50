-- Of the module pricing.

-- All prices that a product has by these types, each with its type. For `from` and `lateral`: it becomes part of the statement that
-- asks. Which of them applies is `applicable_price`.
create or replace function prices_of_types(p_product integer, p_types integer[])
returns table (
  price_type_id integer, code text, name text, is_base boolean,
  amount bigint, currency text, foreign_amount numeric, rate_from date
) language sql stable rows 2 as $$
  select type.id, type.code, type.name, type.is_base, price.amount, price.currency, price.foreign_amount, price.rate_from
    from price join price_type type on type.id = price.price_type_id
   where price.product_id = p_product and price.price_type_id = any (p_types)
$$;
