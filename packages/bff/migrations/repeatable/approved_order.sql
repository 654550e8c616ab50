-- Of the module approvals.

-- Orders made of requests (D42), with the approver who may read them, as long as that person may still decide for
-- the company.
create or replace view approved_order as
  select request.order_id, request.decided_by as account_id
    from approval_request request
   where request.status = 'APPROVED' and request.order_id is not null
     and exists (select from approval_deciders(request.company_id) decider where decider.account_id = request.decided_by);
