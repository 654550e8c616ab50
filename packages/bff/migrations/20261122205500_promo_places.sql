-- Tables of the module promo.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122180500 go on working.

-- Sections on whose pages an entry stands, with all below them; none: home. Not a table of its own: an entry must not
-- come to stand on home because its section was deleted.
alter table promo add column in_sections integer[] not null default '{}';
