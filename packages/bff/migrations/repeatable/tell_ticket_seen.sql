-- Of the module tickets.

create or replace function tell_ticket_seen() returns trigger language plpgsql as $$
begin
  perform tell_tickets(new.account_id);
  return null;
end $$;
