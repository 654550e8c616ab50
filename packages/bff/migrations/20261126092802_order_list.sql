-- Tables of the module order.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126064000 go on working.

create index orders_total on orders (company_id, total, id);
create index orders_made_at on orders (company_id, created_at);
-- How articles are compared, as product.article_normalised is made.
create function article_key(article text) returns text language sql immutable parallel safe return
  regexp_replace(upper(article), '[^0-9A-ZА-ЯЁ]', '', 'g');
-- by bytes, so that a beginning is a range
create index order_line_article on order_line (article_key(article) text_pattern_ops, order_id);
