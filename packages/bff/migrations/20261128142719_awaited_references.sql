-- Tables of the module exchange.

-- Everything that a waiting record waits for: it is written when nothing is left.
create table exchange_awaited (
  account_id integer not null,
  waits_entity text not null,
  waits_id text not null,
  entity text not null,
  external_id text not null,
  primary key (account_id, waits_entity, waits_id, entity, external_id),
  foreign key (account_id, entity, external_id) references exchange_waiting on delete cascade
);
create index exchange_awaited_by on exchange_awaited (account_id, entity, external_id);

insert into exchange_awaited (account_id, waits_entity, waits_id, entity, external_id)
select account_id, waits_entity, waits_id, entity, external_id from exchange_waiting;

alter table exchange_waiting drop column waits_entity, drop column waits_id;
alter table exchange_note
  drop column waits_entity,
  drop column waits_id,
  -- [{path, code, params}]: said of a record that was not refused
  add column notes jsonb;

-- More waited for what a call has brought than is written within a call: the job writes the rest.
alter table exchange_load add column is_releasing boolean not null default false;
