-- Tables of the module content.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126102307 go on working.

-- One message of the shop above every page, while its period lasts; at most one row.
create table service_notification (
  is_only boolean primary key default true check (is_only),
  uuid uuid not null default gen_random_uuid(),
  status text not null check (status in ('info', 'success', 'warning', 'error')),
  message text not null check (message <> ''),
  shown_from timestamptz,
  shown_to timestamptz,
  changed_by text not null,
  changed_at timestamptz not null default now(),
  check (shown_to > shown_from)
);

-- Tables of the module staff.

alter table staff_act
  drop constraint staff_act_subject_kind_check,
  add constraint staff_act_subject_kind_check
    check (subject_kind in ('company', 'account', 'promo', 'synonym', 'product', 'notice'));
