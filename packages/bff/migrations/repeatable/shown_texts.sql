-- Of the module education.

-- Articles as visitors see them now.
create or replace view shown_article as
select article.id, article.slug, article.topic_id, article.sort,
       coalesce(version.title, article.title) as title,
       coalesce(version.summary, article.summary) as summary,
       coalesce(version.minutes, article.minutes) as minutes,
       coalesce(version.blocks, article.blocks) as blocks,
       coalesce(version.words, article.blocks::text) as words,
       coalesce(version.search, article.search) as search,
       greatest(article.updated_at, version.publish_at) as updated_at,
       not article.is_hidden and (article.is_active or version.id is not null) as is_shown,
       version.id as version_id
  from education_article article
  left join lateral (
    select * from text_version
     where article_id = article.id and publish_at <= now()
     order by publish_at desc, id desc limit 1
  ) version on true;

-- Pages about the shop as visitors see them now.
create or replace view shown_page as
select place.slug,
       coalesce(version.title, page.title) as title,
       coalesce(version.description, page.description) as description,
       coalesce(version.summary, page.lead) as lead,
       coalesce(version.blocks, page.blocks) as blocks,
       coalesce(version.minutes, 1) as minutes,
       coalesce(version.words, page.blocks::text) as words,
       coalesce(version.publish_at, page.updated_at) as updated_at,
       version.id as version_id
  from (select slug from content_page union select page_slug from text_version where page_slug is not null) place
  left join content_page page using (slug)
  left join lateral (
    select * from text_version
     where page_slug = place.slug and publish_at <= now()
     order by publish_at desc, id desc limit 1
  ) version on true
 where page.slug is not null or version.id is not null;

-- Offers with a published text, as visitors see them now.
create or replace view shown_offer as
select offer.id, version.title, version.summary, version.blocks, offer.starts_on, offer.ends_on,
       greatest(offer.updated_at, version.publish_at) as updated_at,
       not offer.is_hidden and offer.starts_on <= day.today as is_shown,
       offer.ends_on < day.today as is_ended,
       version.id as version_id
  from special_offer offer
 cross join (select (now() at time zone 'Europe/Moscow')::date as today) day
  join lateral (
    select * from text_version
     where offer_id = offer.id and publish_at <= now()
     order by publish_at desc, id desc limit 1
  ) version on true;
