-- Of the module approvals.

-- Open pages learn that a request came or was decided on (034): whom it may concern asks anew.
create or replace function tell_approval() returns trigger language plpgsql as $$
begin
  perform pg_notify('isp_live', concerned.account_id || ' approvals')
     from (select new.account_id union select decider.account_id from approval_deciders(new.company_id) decider) concerned;
  return null;
end $$;
