-- Tables of the module canaries.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261129005515 go on working.

-- A release that a share of the visitors gets before all others do (record 116).
create table canary (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z][a-z0-9-]{0,39}$'),
  version text not null check (version ~ '^[0-9a-f]{16}$'),
  -- [{"percent": 5, "minutes": 10}, …]
  stages jsonb not null,
  stage integer not null default 0,
  stage_began_at timestamptz not null default now(),
  -- views of the candidate when the stage began: a stage without views does not end
  stage_views bigint not null default 0,
  -- what was in service when the first web server told; another one ends the canary
  base text,
  began_at timestamptz not null default now(),
  began_by text not null,
  -- of the sources that were released, if known
  commit text,
  state text not null default 'running' check (state in ('running', 'withdrawn', 'promoted', 'stopped')),
  ended_at timestamptz,
  ended_by text,
  reason text,
  -- what a command asks for; the BFF does it with the next report of a web server
  asked jsonb,
  -- whether a web server has told that it serves what was given to all
  is_served boolean not null default false,
  check ((state = 'running') = (ended_at is null))
);
create unique index canary_running on canary (name) where state = 'running';
create index canary_version on canary (name, version);

-- Page views of both sides, counted by web servers.
create table canary_count (
  canary_id bigint not null references canary on delete cascade,
  is_candidate boolean not null,
  views bigint not null default 0,
  server bigint not null default 0,
  measured bigint not null default 0,
  primary key (canary_id, is_candidate)
);

-- Failures told by browsers: each network counts once, so that nobody alone can withdraw a release.
create table canary_failure (
  canary_id bigint not null references canary on delete cascade,
  is_candidate boolean not null,
  is_slow boolean not null,
  network text not null,
  phase text not null check (phase in ('load', 'boundary', 'slow')),
  told_at timestamptz not null default now(),
  primary key (canary_id, is_candidate, is_slow, network)
);

-- Signs previews, and marks the page views that were counted; made when it is first asked for.
create table release_key (
  is_only boolean primary key default true check (is_only),
  preview_private text not null,
  preview_public text not null,
  views text not null
);

-- Web servers that run, and the releases that they serve.
create table web_server (
  id uuid primary key,
  served jsonb not null,
  told_at timestamptz not null default now()
);

-- What is known of a release from the command that stored it: sizes, who, which commit, which checks it passed.
create table release_record (
  name text not null,
  version text not null,
  record jsonb not null,
  stored_by text not null,
  commit text,
  stored_at timestamptz not null default now(),
  primary key (name, version)
);
