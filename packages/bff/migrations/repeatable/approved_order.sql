-- Of the module approvals.

-- Orders that came of a request (D42), and who approved them and may still decide for the company: they read these orders.
create or replace view approved_order as
  select request.order_id, request.decided_by as account_id
    from approval_request request
   where request.status = 'APPROVED' and request.order_id is not null
     and exists (select from approval_deciders(request.company_id) decider where decider.account_id = request.decided_by);
