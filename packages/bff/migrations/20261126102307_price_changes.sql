-- Tables of the module catalog.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126064000 go on working.

-- What a product cost before, and until when: whoever keeps it learns of the change. Null: it has cost this ever since.
alter table price add column previous_amount bigint, add column changed_at timestamptz;
create function note_price_change() returns trigger language plpgsql as $$
begin
  new.previous_amount := old.amount;
  new.changed_at := now();
  return new;
end $$;
create trigger price_change before update of amount on price for each row
  when (new.amount is distinct from old.amount) execute function note_price_change();
