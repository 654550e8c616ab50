-- Of the module pricing.

create or replace function note_price_change() returns trigger language plpgsql as $$
begin
  new.previous_amount := old.amount;
  new.changed_at := now();
  return new;
end $$;
