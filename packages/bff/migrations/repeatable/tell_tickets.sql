-- Of the module tickets.

-- Notifies open pages of people concerned that a message was written or read, so that they fetch again (034).
create or replace function tell_tickets(account_id integer) returns void language sql as $$
  select pg_notify('isp_live', account_id || ' tickets');
$$;
