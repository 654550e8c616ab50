-- Tables of the module statistics.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126031036 go on working.

-- What an account has ordered for a company in a month of the shop (Moscow). Cancelled orders are not in it.
create table statistics_month (
  company_id integer not null references company (id) on delete cascade,
  account_id integer not null references account (id) on delete cascade,
  month date not null,
  amount bigint not null,
  order_count integer not null,
  primary key (company_id, account_id, month)
);

-- The same by section of the first level, as the catalogue stood when it was counted; null: in no section any more.
create table statistics_category (
  company_id integer not null references company (id) on delete cascade,
  account_id integer not null references account (id) on delete cascade,
  month date not null,
  section_id integer,
  amount bigint not null,
  unique nulls not distinct (company_id, account_id, month, section_id)
);

-- Months to be counted anew. Rows are only added and taken, so orders that change at the same time never wait for one another.
create table statistics_change (
  id bigint generated always as identity primary key,
  company_id integer not null references company (id) on delete cascade,
  account_id integer not null references account (id) on delete cascade,
  month date not null
);
create index statistics_change_company on statistics_change (company_id);

-- When all months of a company were counted last on its wish.
create table statistics_count (
  company_id integer primary key references company (id) on delete cascade,
  counted_at timestamptz not null
);

create function shop_month(at timestamptz) returns date language sql immutable as $$
  select date_trunc('month', at at time zone 'Europe/Moscow')::date
$$;

-- A change of lines always changes the sum of their order as well.
create function note_statistics_change() returns trigger language plpgsql as $$
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
create trigger orders_statistics_made after insert or delete on orders for each row
  execute function note_statistics_change();
create trigger orders_statistics_changed after update on orders for each row
  when ((old.total, old.status = 'CANCELLED', old.company_id, old.account_id, old.created_at)
    is distinct from (new.total, new.status = 'CANCELLED', new.company_id, new.account_id, new.created_at))
  execute function note_statistics_change();

-- Orders from before.
insert into statistics_change (company_id, account_id, month)
select distinct company_id, account_id, shop_month(created_at) from orders;

-- Tables of the module order.

-- one month of one buyer, and what is not finished yet
create index orders_made_by on orders (company_id, account_id, shop_month(created_at));
create index orders_open on orders (company_id, account_id) where status not in ('DELIVERED', 'CANCELLED');
create index order_line_expected on order_line (order_id, expected_on)
  where expected_on is not null and reserved + shipped + cancelled < quantity;
