-- Of the module goods.

create or replace function raise_catalog_version() returns bigint language sql as $$
  update catalog_version set version = version + 1, changed_at = now();
  select pg_notify('catalog_changed', (select version::text from catalog_version));
  select version from catalog_version;
$$;
