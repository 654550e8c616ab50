-- Tables of the module catalog.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261123062000 go on working.

-- Papers of measuring tools that were verified have a kind of their own.
alter table product_document
  drop constraint product_document_kind_check,
  add constraint product_document_kind_check
    check (kind in ('certificate', 'verification', 'passport', 'manual', 'drawing', 'catalog'));
