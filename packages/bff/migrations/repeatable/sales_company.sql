-- Of the module company.

-- Companies that a sales manager serves, with their orders and tickets: those assigned to the manager, and new ones
-- that are assigned to nobody (the manager who decides on one is assigned). Never a company of which the manager is
-- a member: nobody may approve themselves or set their own terms.
create or replace view sales_company as
  select company.id as company_id, account.id as account_id
    from company cross join account
   where account.staff_role = 'sales'
     and not exists (select from company_member mine where mine.company_id = company.id and mine.account_id = account.id)
     and (exists (select from company_manager own where own.company_id = company.id and own.account_id = account.id)
       or company.status in ('NEW', 'MODERATION')
          and not exists (select from company_manager held where held.company_id = company.id));
