-- Tables of the module catalog.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122142124 go on working.

-- Lists are filtered by the day something arrives: whoever keeps a copy learns of it as of prices and stock.
create trigger note_insert after insert on arrival referencing new table as changed
  for each statement execute function note_catalog_change();
create trigger note_update after update on arrival referencing old table as before new table as changed
  for each statement execute function note_catalog_change();
create trigger note_delete after delete on arrival referencing old table as changed
  for each statement execute function note_catalog_change();
create trigger note_truncate after truncate on arrival
  for each statement execute function note_catalog_change();
