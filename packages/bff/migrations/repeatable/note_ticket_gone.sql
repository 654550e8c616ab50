-- Of the module tickets.

create or replace function note_ticket_gone() returns trigger language plpgsql as $$
begin
  insert into ticket_gone (ticket_id) values (old.id);
  return null;
end $$;
