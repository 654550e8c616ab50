-- Of the module auth.

create or replace function tell_account(account_id integer) returns void language sql as $$
  select pg_notify('isp_live', account_id::text);
$$;
