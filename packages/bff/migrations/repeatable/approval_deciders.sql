-- Of the module approvals.

-- People who may decide requests of a company today: its managers, approvers named by them, and substitutes of
-- these. Blocked members are excluded.
create or replace function approval_deciders(company integer)
returns table (account_id integer, is_manager boolean, is_named boolean, is_away boolean, stands_in boolean)
language sql stable as $$
  with able as (
    select member.account_id, member.role = 'manager' as is_manager, coalesce(person.is_approver, false) as is_named
      from company_member member
      join account on account.id = member.account_id and account.status <> 'BLOCKED'
      left join approval_person person
        on person.company_id = member.company_id and person.account_id = member.account_id
     where member.company_id = company and not member.is_blocked
  ), today as (
    select substitute.account_id, substitute.substitute_id from approval_substitute substitute
      join able on able.account_id = substitute.substitute_id
     where substitute.company_id = company
       and (now() at time zone 'Europe/Moscow')::date between substitute.from_day and substitute.until_day
  )
  select able.account_id, able.is_manager, able.is_named,
         exists (select from today where today.account_id = able.account_id), false
    from able where able.is_manager or able.is_named
  union all
  select today.substitute_id, able.is_manager, able.is_named, false, true
    from today join able on able.account_id = today.account_id
   where able.is_manager or able.is_named;
$$;
