-- Tables of the module basket.
-- Servers that know 20261125234509 go on working.

-- Called by no server since basket_take_out.
drop function basket_remove(integer, integer, integer, integer[]);
-- The one without comments, of the release before 20261122102849.
drop function basket_put(integer, integer, integer, text, integer[], integer[], uuid, integer, integer);
