-- Sessions (D10, D11) and the brakes on guessing passwords. Tokens and logins are stored hashed only.

-- Keys made at the first start, for deployments that give none in the environment.
create table secret (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);

-- One sign-in on one device: everything its refresh tokens ever became. Revoked, it never lives again.
create table token_family (
  id uuid primary key default gen_random_uuid(),
  account_id integer not null references account (id) on delete cascade,
  client_id text not null,
  created_at timestamptz not null default now(),
  -- the sign-in itself ends then, however often its tokens were changed
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index token_family_account on token_family (account_id);

create table refresh_token (
  hash bytea primary key,
  family_id uuid not null references token_family (id) on delete cascade,
  expires_at timestamptz not null,
  -- set when this token was changed for its successor
  rotated_at timestamptz,
  successor_hash bytea,
  check ((rotated_at is null) = (successor_hash is null))
);
create index refresh_token_family on refresh_token (family_id);

-- D11. Callers of one family come one after another: twenty at once get one successor.
-- outcome: rotated | repeated (the successor, again) | unknown | expired | revoked (also: has just been revoked).
create function rotate_refresh_token(
  presented bytea, successor bytea, client text, lifetime interval, repeat_within interval
) returns table (outcome text, account_id integer, family_id uuid) language plpgsql as $$
declare
  family token_family;
  token refresh_token;
  moment timestamptz;
begin
  select f.* into family from token_family f
   where f.id = (select r.family_id from refresh_token r where r.hash = presented) for update;
  if not found then
    return query select 'unknown', null::integer, null::uuid;
    return;
  end if;
  select r.* into token from refresh_token r where r.hash = presented;
  moment := clock_timestamp();
  if family.revoked_at is not null then
    return query select 'revoked', family.account_id, family.id;
  elsif family.client_id = client and least(token.expires_at, family.expires_at) <= moment
        and token.rotated_at is null then
    return query select 'expired', family.account_id, family.id;
  elsif family.client_id = client and token.rotated_at is null then
    insert into refresh_token (hash, family_id, expires_at)
    values (successor, family.id, least(moment + lifetime, family.expires_at));
    update refresh_token r set rotated_at = moment, successor_hash = successor where r.hash = presented;
    delete from refresh_token r where r.family_id = family.id and r.expires_at < moment;
    return query select 'rotated', family.account_id, family.id;
  elsif family.client_id = client and token.successor_hash = successor
        and moment - token.rotated_at <= repeat_within
        and exists (select 1 from refresh_token r where r.hash = successor and r.rotated_at is null) then
    return query select 'repeated', family.account_id, family.id;
  else
    update token_family f set revoked_at = moment where f.id = family.id;
    return query select 'revoked', family.account_id, family.id;
  end if;
end $$;

-- Whoever blocks an account or changes its password, by whatever way: its sessions end with it.
create function revoke_sessions() returns trigger language plpgsql as $$
begin
  update token_family set revoked_at = now() where account_id = new.id and revoked_at is null;
  return null;
end $$;
create trigger account_sessions after update of status, password_hash on account for each row
  when (new.password_hash <> old.password_hash or (new.status = 'BLOCKED' and old.status <> 'BLOCKED'))
  execute function revoke_sessions();

-- Failed sign-ins by login and by address (both hashed).
create table login_attempt (
  kind text not null check (kind in ('login', 'address')),
  key bytea not null,
  failures integer not null,
  failed_at timestamptz not null,
  wait_until timestamptz not null,
  primary key (kind, key)
);
create index login_attempt_age on login_attempt (failed_at);

-- Counts an attempt as failed before the password is looked at, so that a crowd at once is counted too;
-- forgive_login_attempt takes it back after a right password. Gives the seconds to wait, 0 for "go on".
-- Waits double from 15 s up to 15 min once the free attempts are used up; an hour of silence forgets.
create function count_login_attempt(
  login_key bytea, address_key bytea, login_free integer, address_free integer
) returns integer language plpgsql as $$
declare
  moment timestamptz;
  longest timestamptz;
begin
  insert into login_attempt (kind, key, failures, failed_at, wait_until)
  values ('address', address_key, 0, clock_timestamp(), '-infinity'),
         ('login', login_key, 0, clock_timestamp(), '-infinity')
  on conflict (kind, key) do nothing;
  perform 1 from login_attempt where (kind, key) in (('address', address_key), ('login', login_key))
    order by kind for update;
  moment := clock_timestamp();
  select max(wait_until) into longest from login_attempt
   where (kind, key) in (('address', address_key), ('login', login_key));
  if longest > moment then
    return ceil(extract(epoch from longest - moment))::integer;
  end if;
  update login_attempt a set failures = counted.failures, failed_at = moment,
         wait_until = case when counted.over < 0 then '-infinity'::timestamptz
                           else moment + least(15 * 2 ^ least(counted.over, 10), 900) * interval '1 second' end
    from (select kind, key, failures, failures - case kind when 'login' then login_free else address_free end as over
            from (select kind, key, 1 + case when failed_at < moment - interval '1 hour' then 0 else failures end as failures
                    from login_attempt
                   where (kind, key) in (('address', address_key), ('login', login_key))) one) counted
   where a.kind = counted.kind and a.key = counted.key;
  if random() < 0.01 then
    delete from login_attempt where (kind, key) in
      (select kind, key from login_attempt where failed_at < moment - interval '1 day' for update skip locked);
  end if;
  return 0;
end $$;

-- A right password clears the login; at the address it takes back only itself, or an own account would buy free guesses.
create function forgive_login_attempt(login_key bytea, address_key bytea) returns void language sql as $$
  update login_attempt set failures = greatest(failures - 1, 0), wait_until = '-infinity'
   where kind = 'address' and key = address_key;
  delete from login_attempt where kind = 'login' and key = login_key;
$$;
