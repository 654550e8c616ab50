-- Of the module synonyms.

-- Words are part of the index.
create or replace function search_synonyms_changed() returns trigger language plpgsql as $$
begin
  perform raise_catalog_version();
  return null;
end
$$;
