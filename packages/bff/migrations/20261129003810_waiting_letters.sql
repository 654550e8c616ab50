-- Tables of the module mail.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261128163929 go on working.

-- How many letters wait is asked by every scrape of the metrics.
create index mail_outbox_waiting on mail_outbox (created_at) where sent_at is null and refused_at is null;
