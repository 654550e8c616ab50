-- Tables of the module exchange.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261128143033 go on working.

-- GUIDs of accounting systems are read without braces and in small letters now: what was stored otherwise is spelled so too,
-- or the next load would take it for another thing. Where both spellings are there, each keeps its own.
alter table loaded_user_company drop constraint loaded_user_company_user_id_fkey;
alter table exchange_awaited drop constraint exchange_awaited_account_id_entity_external_id_fkey;

do $$
declare
  -- an id may have the name of its source before it, and two ids may stand beside each other; %s: a text
  c_spelled constant text := $sql$(
    select string_agg(case when part[1] ~* '^\{?[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}\}?$'
                           then lower(translate(part[1], '{}', '')) else part[1] end, '' order by place)
      from regexp_matches(%s, '[^|#\t"]+|[|#\t"]', 'g') with ordinality found (part, place))$sql$;
  v_table text;
  v_column text;
  v_scope text;
begin
  for v_table, v_column, v_scope in values
    ('section', 'external_id', null), ('brand', 'external_id', null), ('property', 'external_id', null),
    ('product', 'external_id', null), ('price_type', 'external_id', null), ('warehouse', 'external_id', null),
    ('unit', 'external_id', null), ('price_group', 'external_id', null), ('source_catalog', 'external_id', null),
    ('price_type_source', 'external_id', null), ('source_base_price', 'price_type', 'source'),
    ('agreement', 'external_id', null), ('specification', 'external_id', null), ('delivery_method', 'external_id', null),
    ('loaded_manager', 'external_id', null), ('company_loaded_manager', 'manager_id', 'company_id'),
    ('loaded_user', 'external_id', null), ('loaded_user_company', 'user_id', 'company_id'),
    ('loaded_order_status', 'external_id', null), ('settlement', 'external_id', null),
    ('paper', 'external_id', 'source'), ('paper', 'order_ref', 'id'), ('paper', 'company_ref', 'id'),
    ('paper', 'agreement_ref', 'id'), ('paper', 'replaces', 'id'),
    ('order_payment', 'external_id', 'order_id'), ('shipment', 'external_id', 'order_id'),
    ('exchange_link', 'external_id', 'source, entity'), ('exchange_waiting', 'external_id', 'account_id, entity'),
    ('exchange_awaited', 'external_id', 'account_id, waits_entity, waits_id, entity'),
    ('exchange_awaited', 'waits_id', 'account_id, waits_entity, entity, external_id'), ('exchange_seen', 'external_id', 'account_id, entity, run'),
    ('order_told', 'said', 'order_id')
  loop
    execute format($sql$
      with written as (
        select own.ctid as place, spelled, concat_ws(' ', %4$s) as scope,
               row_number() over (partition by spelled, concat_ws(' ', %4$s) order by own.ctid) as turn
          from %1$I as own cross join lateral (select %3$s as spelled) as it
         where %2$I::text ~ '[A-F{]' and %2$I::text <> spelled
      )
      update %1$I as t set %2$I = %5$s from written
       where t.ctid = written.place and written.turn = 1
         and not exists (select from %1$I as other where other.%2$I = %5$s and concat_ws(' ', %6$s) = written.scope)
    $sql$, v_table, v_column, format(c_spelled, v_column || '::text'), coalesce(v_scope, 'null'),
      case v_column when 'said' then 'written.spelled::jsonb' else 'written.spelled' end,
      coalesce(regexp_replace(v_scope, '(\w+)', 'other.\1', 'g'), 'null'));
  end loop;
end
$$;

delete from loaded_user_company where user_id not in (select external_id from loaded_user);
alter table loaded_user_company add constraint loaded_user_company_user_id_fkey
  foreign key (user_id) references loaded_user (external_id) on delete cascade;
delete from exchange_awaited own where not exists (
  select from exchange_waiting record
   where (record.account_id, record.entity, record.external_id) = (own.account_id, own.entity, own.external_id));
alter table exchange_awaited add foreign key (account_id, entity, external_id) references exchange_waiting on delete cascade;
