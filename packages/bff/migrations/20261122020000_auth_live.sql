-- Open pages learn at once that a sign-in has ended, or that something about the companies of an account has changed (034).
-- Only a hint: it names the account, and whoever hears it asks anew.
-- Servers that know 20261121221700 go on working.
create function tell_account(account_id integer) returns void language sql as $$
  select pg_notify('isp_live', account_id::text);
$$;

create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform tell_account(new.account_id);
  return null;
end $$;
create trigger token_family_live after update of revoked_at on token_family for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function tell_session_end();

create function tell_membership() returns trigger language plpgsql as $$
begin
  perform tell_account(coalesce(new.account_id, old.account_id));
  return null;
end $$;
create trigger company_member_live after insert or delete or update on company_member for each row
  execute function tell_membership();

create function tell_company_status() returns trigger language plpgsql as $$
begin
  perform tell_account(account_id) from company_member where company_id = new.id;
  return null;
end $$;
create trigger company_live after update of status on company for each row
  when (new.status <> old.status) execute function tell_company_status();
