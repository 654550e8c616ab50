-- Tables of the module exchange.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261128143033 go on working.

-- GUIDs of accounting systems are read without braces and in small letters now: what was stored otherwise is spelled so too,
-- or the next load would take it for another thing. Where both spellings are there, each keeps its own.
create function pg_temp.spelled(p_text text) returns text language plpgsql immutable as $$
declare
  v_found text;
  v_text text := p_text;
begin
  for v_found in
    select distinct (regexp_matches(p_text,
      '(?:^|[|#\t"])(\{?[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}\}?)(?=$|[#\t"])', 'g'))[1]
  loop
    v_text := replace(v_text, v_found, lower(translate(v_found, '{}', '')));
  end loop;
  return v_text;
end
$$;

alter table loaded_user_company drop constraint loaded_user_company_user_id_fkey;

do $$
declare
  v_table text;
  v_column text;
  v_scope text;
begin
  for v_table, v_column, v_scope in values
    ('section', 'external_id', '1'), ('brand', 'external_id', '1'), ('property', 'external_id', '1'),
    ('product', 'external_id', '1'), ('price_type', 'external_id', '1'), ('warehouse', 'external_id', '1'),
    ('unit', 'external_id', '1'), ('price_group', 'external_id', '1'), ('source_catalog', 'external_id', '1'),
    ('price_type_source', 'external_id', '1'), ('source_base_price', 'price_type', 'source'),
    ('agreement', 'external_id', '1'), ('specification', 'external_id', '1'), ('delivery_method', 'external_id', '1'),
    ('loaded_manager', 'external_id', '1'), ('company_loaded_manager', 'manager_id', 'company_id'),
    ('loaded_user', 'external_id', '1'), ('loaded_user_company', 'user_id', 'company_id'),
    ('loaded_order_status', 'external_id', '1'), ('settlement', 'external_id', '1'),
    ('paper', 'external_id', 'source'), ('paper', 'order_ref', 'id'), ('paper', 'company_ref', 'id'),
    ('paper', 'agreement_ref', 'id'), ('paper', 'replaces', 'id'),
    ('order_payment', 'external_id', 'order_id'), ('shipment', 'external_id', 'order_id'),
    ('exchange_link', 'external_id', 'source, entity'), ('exchange_waiting', 'external_id', 'account_id, entity'),
    ('exchange_waiting', 'waits_id', 'account_id, entity, external_id'), ('exchange_seen', 'external_id', 'account_id, entity, run')
  loop
    execute format($sql$
      with written as (
        select ctid as place, %2$s as was, pg_temp.spelled(%2$s) as spelled, to_jsonb(array[%4$s]) as scope,
               row_number() over (partition by pg_temp.spelled(%2$s), %3$s order by ctid) as turn
          from %1$I where %2$s ~ '[A-F{]' and %2$s <> pg_temp.spelled(%2$s)
      )
      update %1$I t set %2$s = written.spelled from written
       where t.ctid = written.place and written.turn = 1
         and not exists (select from %1$I other where other.%2$s = written.spelled and to_jsonb(array[%5$s]) = written.scope)
    $sql$, v_table, v_column, v_scope,
      regexp_replace(v_scope, '(\w+)', '\1::text', 'g'),
      case v_scope when '1' then '1::text' else regexp_replace(v_scope, '(\w+)', 'other.\1::text', 'g') end);
  end loop;
end
$$;

-- a user who has both spellings still has the companies of each
update loaded_user_company c set user_id = pg_temp.spelled(c.user_id)
 where not exists (select from loaded_user where external_id = c.user_id)
   and not exists (select from loaded_user_company other
                    where other.company_id = c.company_id and other.user_id = pg_temp.spelled(c.user_id));
delete from loaded_user_company c where not exists (select from loaded_user where external_id = c.user_id);
alter table loaded_user_company add constraint loaded_user_company_user_id_fkey
  foreign key (user_id) references loaded_user (external_id) on delete cascade;

update order_told set said = pg_temp.spelled(said::text)::jsonb where said::text <> pg_temp.spelled(said::text);

drop function pg_temp.spelled(text);
