-- Tables of the module document.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126102307 go on working.

-- What an offer said, so that it can be drawn again with the same words. Null: made before, or for nobody who has signed in.
alter table quotation add column content jsonb, add column content_hash text;
create index quotation_company_id_idx on quotation (company_id, id desc) where content is not null;
