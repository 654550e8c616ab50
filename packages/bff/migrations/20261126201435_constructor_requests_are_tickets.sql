-- Tables of the module constructors.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126165744 go on working.

-- Requests of constructors are tickets now: nobody counts by address here any more. The rows stay as proofs of consent.
update constructor_request set address = null where address is not null;
