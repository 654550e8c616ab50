-- Of the module auth.

-- A correct password clears the login's counter. From the address's counter it takes back only its own attempt:
-- otherwise an attacker could clear it by signing in to an own account.
create or replace function forgive_login_attempt(login_key bytea, address_key bytea) returns void language sql as $$
  update login_attempt set failures = greatest(failures - 1, 0), wait_until = '-infinity'
   where kind = 'address' and key = address_key;
  delete from login_attempt where kind = 'login' and key = login_key;
$$;
