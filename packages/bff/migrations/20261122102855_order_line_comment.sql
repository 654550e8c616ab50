-- Tables of the module order.
-- Decision D47.
-- Servers that know 20261122073721 go on working.

alter table order_line add column comment text not null default '' check (char_length(comment) <= 180);
