-- Of the module history.

create or replace function forget_cancelled_order() returns trigger language plpgsql as $$
begin
  perform from ordered_product
    where company_id = new.company_id and account_id in (0, new.account_id)
      and product_id in (select product_id from order_line where order_id = new.id)
    order by account_id, product_id for update;
  delete from ordered_product
   where company_id = new.company_id and account_id in (0, new.account_id) and order_count = 1
     and product_id in (select product_id from order_line where order_id = new.id);
  update ordered_product known
     set order_count = known.order_count - 1, quantity = known.quantity - line.quantity
    from (select product_id, sum(quantity) as quantity from order_line where order_id = new.id group by 1) line
   where known.company_id = new.company_id and known.account_id in (0, new.account_id)
     and known.product_id = line.product_id;
  update ordered_product known
     set last_order_id = earlier.order_id, last_quantity = earlier.quantity, last_price = earlier.price
    from ordered_product own
    join lateral (
      select made.order_id, made.quantity, made.price
        from order_line made join orders on orders.id = made.order_id
       where made.product_id = own.product_id and orders.company_id = own.company_id and orders.status <> 'CANCELLED'
         and own.account_id in (0, orders.account_id)
       order by made.order_id desc limit 1
    ) earlier on true
   where own.company_id = new.company_id and own.account_id in (0, new.account_id) and own.last_order_id = new.id
     and (known.company_id, known.account_id, known.product_id) = (own.company_id, own.account_id, own.product_id);
  return null;
end
$$;
