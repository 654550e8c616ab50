-- Tables of the module staff.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261129083800 go on working.

alter table staff_act
  drop constraint staff_act_subject_kind_check,
  add constraint staff_act_subject_kind_check
    check (subject_kind in ('company', 'account', 'promo', 'synonym', 'product', 'notice', 'topic', 'picture', 'exchange', 'property', 'section'));
