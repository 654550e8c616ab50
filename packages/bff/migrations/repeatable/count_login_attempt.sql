-- Of the module auth.

-- Counts an attempt as failed before the password is checked, so that concurrent attempts are counted too;
-- forgive_login_attempt takes it back after a correct password. Returns the seconds to wait, 0 for none. After the
-- free attempts the waiting time doubles from 15 s to 15 min; after an hour without attempts counting starts again.
create or replace function count_login_attempt(
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
