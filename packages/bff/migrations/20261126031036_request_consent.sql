-- Tables of the module constructors.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261125234509 go on working.
-- 152-ФЗ: id of the text on personal data that the sender agreed to; null of requests that came before it was asked for.
alter table constructor_request add column consent text;
