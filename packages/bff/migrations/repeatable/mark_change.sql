-- Of the module tickets.

-- Which transaction wrote a row last: whoever has seen a snapshot asks for what it does not see, so nothing is lost to a
-- transaction that commits late.
create or replace function mark_change() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id();
  return new;
end $$;
