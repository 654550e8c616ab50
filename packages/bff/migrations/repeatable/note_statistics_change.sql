-- Of the module statistics.

-- Changes of lines need no trigger of their own: they always change the total of the order.
create or replace function note_statistics_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into statistics_change (company_id, account_id, month)
    values (old.company_id, old.account_id, shop_month(old.created_at));
  end if;
  if tg_op <> 'DELETE' then
    insert into statistics_change (company_id, account_id, month)
    values (new.company_id, new.account_id, shop_month(new.created_at));
  end if;
  return null;
end $$;
