-- Tables of the module content.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122101637 go on working.

-- Pages in the shop's own words; where there is none, the shop shows the words that it comes with.
create table content_page (
  slug text primary key,
  title text not null,
  description text not null,
  lead text not null,
  -- as in education_article
  blocks jsonb not null,
  updated_at timestamptz not null default now()
);
