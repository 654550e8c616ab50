-- Of the module goods.

-- Sections that are inactive or have an inactive ancestor.
create or replace function hidden_sections() returns integer[] language sql stable as $$
  with recursive hidden as (
    select id from section where not is_active
    union
    select section.id from section join hidden on section.parent_id = hidden.id
  )
  select coalesce(array_agg(id), '{}') from hidden
$$;
