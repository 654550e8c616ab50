-- Of the module staff.

create or replace function refuse_staff_act_change() returns trigger language plpgsql as $$
begin
  raise exception 'staff_act is append-only';
end $$;
