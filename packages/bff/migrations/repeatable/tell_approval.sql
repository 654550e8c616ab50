-- Of the module approvals.

-- Notifies open pages of people concerned that a request was made or decided, so that they fetch again (034).
create or replace function tell_approval() returns trigger language plpgsql as $$
begin
  perform pg_notify('isp_live', concerned.account_id || ' approvals')
     from (select new.account_id union select decider.account_id from approval_deciders(new.company_id) decider) concerned;
  return null;
end $$;
