-- Tables of the module approvals.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261128145941 go on working.

-- What was approved (D42): `total` and `lines` go on saying what was asked for. Null: nothing was, or before this was kept.
alter table approval_request
  add column approved_total bigint check (approved_total >= 0),
  add column approved_lines jsonb;

-- Whoever approved a request reads its order.
create index approval_request_order on approval_request (order_id) where order_id is not null;
