-- Tables of the module staff.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261129090100 go on working.

-- What waits for the staff is counted whenever somebody opens their first page.
create index mail_outbox_lost on mail_outbox (refused_at) where refused_at is not null;
create index exchange_load_held on exchange_load (received_at) where state = 'held';
create index onec_order_faulty on onec_order (given_at) where fault is not null;
