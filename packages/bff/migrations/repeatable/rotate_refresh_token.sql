-- Of the module auth.

-- D11. Calls for one family are serialised: twenty at once get the same successor. outcome: rotated | repeated (the
-- same successor again) | unknown | expired | revoked (earlier, or by this call).
create or replace function rotate_refresh_token(
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
