-- Tables of the module goods.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261129074500 go on working.

-- Which value of a property is better, for the comparison (record 121); null: as its kind and unit say.
alter table property add column better text check (better in ('more', 'less', 'nearer', 'none'));

alter table staff_act
  drop constraint staff_act_subject_kind_check,
  add constraint staff_act_subject_kind_check
    check (subject_kind in ('company', 'account', 'promo', 'synonym', 'product', 'notice', 'topic', 'picture', 'exchange', 'property'));
