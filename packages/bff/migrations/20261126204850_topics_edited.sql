-- Tables of the module education.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126201435 go on working.

-- Topics are edited by the staff; a change names the version that it is based on.
alter table education_topic
  add column uuid uuid not null unique default gen_random_uuid(),
  add column version integer not null default 1,
  add column changed_at timestamptz not null default 'epoch';

-- Tables of the module staff.

alter table staff_act
  drop constraint staff_act_subject_kind_check,
  add constraint staff_act_subject_kind_check
    check (subject_kind in ('company', 'account', 'promo', 'synonym', 'product', 'notice', 'topic', 'picture'));
