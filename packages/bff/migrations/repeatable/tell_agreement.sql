-- Of the module company.

-- Notifies members of a company at once that its agreements or their terms have changed (record 034).
create or replace function tell_agreement() returns trigger language plpgsql as $$
begin
  perform tell_account(account_id) from company_member
    where company_id in (coalesce(new.company_id, old.company_id), coalesce(old.company_id, new.company_id));
  return null;
end $$;
create or replace trigger agreement_live after insert or update or delete on agreement for each row
  execute function tell_agreement();

create or replace function tell_specification() returns trigger language plpgsql as $$
begin
  perform tell_account(account_id) from company_member join agreement using (company_id)
    where agreement.id = coalesce(new.agreement_id, old.agreement_id);
  return null;
end $$;
create or replace trigger specification_live after insert or update or delete on specification for each row
  execute function tell_specification();
