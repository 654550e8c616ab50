-- Tables of the module mail.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126064000 go on working.

-- Where an answer to the letter goes; null: to the sender.
alter table mail_outbox add column reply_to text;
