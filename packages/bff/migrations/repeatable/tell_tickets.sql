-- Of the module tickets.

-- Open pages learn that something was said or read (034): whom it may concern asks anew.
create or replace function tell_tickets(account_id integer) returns void language sql as $$
  select pg_notify('isp_live', account_id || ' tickets');
$$;
