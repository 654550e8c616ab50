-- Tables of the module tickets.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126031036 go on working.

-- Older servers meet kind and event as plain text.
alter table ticket drop constraint ticket_kind_check,
  add constraint ticket_kind_check check (kind in ('question', 'price', 'availability', 'document', 'order', 'claim'));
alter table ticket_comment drop constraint ticket_comment_event_check,
  add constraint ticket_comment_event_check check (event in ('done', 'reopened', 'assigned', 'decided'));

-- A ticket of the kind claim (D54): what the buyer asks for. `version` grows with each decision.
create table claim (
  ticket_id integer primary key references ticket (id) on delete cascade,
  wish text not null check (wish in ('replace', 'return', 'refund', 'discount')),
  version integer not null default 0,
  decided_at timestamptz
);

-- Lines of the order, or of one of its shipments, named as they were when they were claimed.
create table claim_line (
  ticket_id integer not null references claim (ticket_id) on delete cascade,
  line integer not null,
  place integer not null,
  shipment_id integer references shipment (id) on delete set null,
  name text not null,
  article text not null,
  unit text not null,
  quantity integer not null check (quantity > 0),
  reason text not null check (reason in ('defect', 'damaged', 'wrong', 'shortage', 'papers')),
  lot text not null,
  -- null: the shop has said nothing yet
  outcome text check (outcome in ('replace', 'return', 'refund', 'discount', 'declined')),
  agreed integer not null default 0 check (agreed between 0 and quantity and (outcome is not null or agreed = 0)),
  note text not null default '',
  primary key (ticket_id, line)
);
