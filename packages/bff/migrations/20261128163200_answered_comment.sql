-- Tables of the module settlements.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261128162959 go on working.

-- Whether a second answer says the same (null: answered before this was kept).
alter table settlement add column answered_comment text;
