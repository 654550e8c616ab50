-- Of the module tickets.

-- Records the transaction that wrote a row last. A reader asks for rows that its last snapshot did not see, so no
-- change is missed when a transaction commits late.
create or replace function mark_change() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id();
  return new;
end $$;
