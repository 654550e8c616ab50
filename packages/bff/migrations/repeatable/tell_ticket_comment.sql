-- Of the module tickets.

create or replace function tell_ticket_comment() returns trigger language plpgsql as $$
begin
  perform tell_tickets(account.id)
     from ticket, account
    where ticket.id = new.ticket_id
      and (account.id = ticket.account_id and not new.is_internal
           or account.staff_role = 'admin'
           or account.staff_role = 'sales' and (
                ticket.company_id is null
                or exists (select from sales_company served
                            where served.company_id = ticket.company_id and served.account_id = account.id))
           or not new.is_internal and exists (
                select from company_member
                 where company_member.company_id = ticket.company_id and company_member.account_id = account.id
                   and company_member.role = 'manager' and not company_member.is_blocked));
  return null;
end $$;
