-- Of the module company.

-- Which companies a sales person serves, with their orders and tickets: those that she looks after, and newcomers that nobody
-- looks after yet (whoever decides on one takes it); never one whose member she is: nobody approves themselves or gives
-- themselves terms.
create or replace view sales_company as
  select company.id as company_id, account.id as account_id
    from company cross join account
   where account.staff_role = 'sales'
     and not exists (select from company_member mine where mine.company_id = company.id and mine.account_id = account.id)
     and (exists (select from company_manager own where own.company_id = company.id and own.account_id = account.id)
       or company.status in ('NEW', 'MODERATION')
          and not exists (select from company_manager held where held.company_id = company.id));
