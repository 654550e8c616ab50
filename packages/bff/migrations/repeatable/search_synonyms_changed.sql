-- Of the module synonyms.

-- The index contains the synonyms, so a change rebuilds it.
create or replace function search_synonyms_changed() returns trigger language plpgsql as $$
begin
  perform raise_catalog_version();
  return null;
end
$$;
