-- Background work. The queue's own tables (schema pgboss) are brought by its library, right after these files.

-- What people may know of a job: whose it is and how far it is.
-- Tables of the module jobs.
create table job_state (
  job_id uuid primary key,
  kind text not null,
  account_id integer references account (id) on delete cascade,
  done integer,
  total integer,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index job_state_age on job_state (created_at);

-- Letters are sent by jobs now. `job_id` is null until a letter has one: a server from before this file may still
-- write letters, and then waits for a newer one to send them.
alter table mail_outbox add column job_id uuid;
drop index mail_outbox_waiting;
alter table mail_outbox drop column attempts, drop column next_attempt_at, drop column last_error;
create index mail_outbox_without_job on mail_outbox (id) where sent_at is null and job_id is null;
