-- Tables of the module exchange.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126231724 go on working.

-- When the administrators were written to about a load that was refused or is held.
alter table exchange_load add column told_at timestamptz;
create index exchange_load_untold on exchange_load (received_at) where state in ('held', 'refused') and told_at is null;

-- Tables of the module staff.

alter table staff_act
  drop constraint staff_act_subject_kind_check,
  add constraint staff_act_subject_kind_check
    check (subject_kind in ('company', 'account', 'promo', 'synonym', 'product', 'notice', 'topic', 'picture', 'exchange'));
