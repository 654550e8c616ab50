-- Tables of the module synonyms.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122174029 go on working.

-- Whose question has found nothing, for a day: then it is counted what was bought after it, and the row is gone.
-- `client`: sha256 of the browser's id, of somebody who was not signed in.
create table search_miss_visit (
  asked text not null references search_miss (asked) on delete cascade,
  account_id integer references account (id) on delete cascade,
  client bytea,
  asked_at timestamptz not null default now(),
  check ((account_id is null) <> (client is null)),
  unique nulls not distinct (asked, account_id, client)
);
create index search_miss_visit_asked_at on search_miss_visit (asked_at);

-- What visitors took within a day after a question that found nothing: how many of them, and nobody's name.
create table search_miss_taken (
  asked text not null references search_miss (asked) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  ordered integer not null,
  in_basket integer not null,
  last_on date not null default current_date,
  primary key (asked, product_id)
);
