-- Of the module auth.

-- Ends the account's sessions, except one named by the transaction: the session of a person who changes the own
-- password.
create or replace function revoke_sessions() returns trigger language plpgsql as $$
begin
  update token_family set revoked_at = now()
   where account_id = new.id and revoked_at is null
     and (new.status = 'BLOCKED' or id::text is distinct from current_setting('isp.kept_session', true));
  return null;
end $$;
