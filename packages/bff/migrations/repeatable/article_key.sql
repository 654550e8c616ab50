-- Of the module order.

-- Key by which articles are compared; equals product.article_normalised.
create or replace function article_key(article text) returns text language sql immutable parallel safe return
  regexp_replace(upper(article), '[^0-9A-ZА-ЯЁ]', '', 'g');
