-- Tables of the module tickets.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126064000 go on working.

-- Which transaction wrote a row last: whoever has seen a snapshot asks for what it does not see, so nothing is lost to a
-- transaction that commits late.
create function mark_change() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id();
  return new;
end $$;

do $$
declare
  v_table text;
begin
  foreach v_table in array array['ticket', 'ticket_comment', 'ticket_seen'] loop
    -- what stood there before is older than any snapshot that is asked with
    execute format('alter table %I add column changed xid8 not null default ''0''', v_table);
    execute format('alter table %I alter column changed set default pg_current_xact_id()', v_table);
    execute format('create index %I on %I (changed)', v_table || '_changed', v_table);
    execute format('create trigger %I before update on %I for each row execute function mark_change()',
                   v_table || '_changed', v_table);
  end loop;
end $$;

-- Tickets that went with the account of who asked them: whoever had them in a list takes them out.
create table ticket_gone (
  ticket_id integer primary key,
  changed xid8 not null default pg_current_xact_id()
);
create index ticket_gone_changed on ticket_gone (changed);

create function note_ticket_gone() returns trigger language plpgsql as $$
begin
  insert into ticket_gone (ticket_id) values (old.id);
  return null;
end $$;
create trigger ticket_gone after delete on ticket for each row execute function note_ticket_gone();
