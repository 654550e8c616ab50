-- Codes that confirm an e-mail or a phone (D6, D7, D37), links for a new password (D12).
-- Servers that know 20261121221700 go on working.
-- Tables of the module auth.

-- Nothing here tells whose address it was or what the code is: keyed hashes only.
create table confirmation_code (
  id integer generated always as identity primary key,
  -- of the channel and the address
  subject bytea not null,
  -- of the browser that asked for it
  client bytea not null,
  hash bytea not null,
  attempts integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  validated_at timestamptz,
  used_at timestamptz
);
create index confirmation_code_subject on confirmation_code (subject, id);
create index confirmation_code_age on confirmation_code (created_at);

create table password_reset (
  hash bytea primary key,
  account_id integer not null references account (id) on delete cascade,
  -- the request that it answers: a job that runs twice makes one link
  request uuid not null unique,
  expires_at timestamptz not null
);
create index password_reset_account on password_reset (account_id);

-- A changed password is the end of every link that was to change it.
create function forget_password_resets() returns trigger language plpgsql as $$
begin
  delete from password_reset where account_id = new.id;
  return null;
end $$;
create trigger account_password_resets after update of password_hash on account for each row
  when (new.password_hash <> old.password_hash) execute function forget_password_resets();

-- Whoever changes the own password stays where she is: her transaction names the sign-in that goes on.
create or replace function revoke_sessions() returns trigger language plpgsql as $$
begin
  update token_family set revoked_at = now()
   where account_id = new.id and revoked_at is null
     and (new.status = 'BLOCKED' or id::text is distinct from current_setting('isp.kept_session', true));
  return null;
end $$;
