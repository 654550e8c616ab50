-- Tables of the module catalog.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122134533 go on working.

-- A certificate has a day it was given and a day it ends, a verification (поверка) too; a catalogue or a drawing has neither.
alter table product_document
  add column issued_on date,
  add column expires_on date,
  add constraint product_document_dates check (expires_on >= issued_on);
