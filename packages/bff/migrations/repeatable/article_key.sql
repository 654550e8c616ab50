-- Of the module order.

-- How articles are compared, as product.article_normalised is made.
create or replace function article_key(article text) returns text language sql immutable parallel safe return
  regexp_replace(upper(article), '[^0-9A-ZА-ЯЁ]', '', 'g');
