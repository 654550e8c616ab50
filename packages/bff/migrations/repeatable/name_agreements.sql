-- Of the module company.

-- Makes titles of agreements with the same name in a company distinct: by their dates, or else by a number in order
-- of arrival.
create or replace function name_agreements(p_companies integer[]) returns void language sql as $$
  with dated as (
    select id, company_id, name, lower(regexp_replace(trim(name), '\s+', ' ', 'g')) as key,
           coalesce(to_char(valid_from, 'DD.MM.YYYY'), '…') || ' – ' || coalesce(to_char(valid_until, 'DD.MM.YYYY'), '…') as days,
           valid_from is null and valid_until is null as has_no_days
      from agreement where company_id = any (p_companies)
  ), titled as (
    select id, case when count(*) over same_name = 1 then name
                    when not has_no_days and count(*) over (partition by company_id, key, days) = 1 then name || ' (' || days || ')'
                    else name || ' (' || row_number() over (partition by company_id, key order by id) || ')' end as title
      from dated window same_name as (partition by company_id, key)
  )
  update agreement t set title = titled.title from titled
   where titled.id = t.id and t.title <> titled.title
$$;

create or replace function agreement_named() returns trigger language plpgsql as $$
begin
  perform name_agreements(array_remove(array[old.company_id, new.company_id], null));
  return null;
end $$;
create or replace trigger agreement_named
  after insert or delete or update of name, company_id, valid_from, valid_until on agreement for each row
  execute function agreement_named();

select name_agreements(array_agg(id)) from company;
