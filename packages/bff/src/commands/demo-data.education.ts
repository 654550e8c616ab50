import { readDemoOffers, readDemoTexts } from '@isp/demo-data'
import type { Pool } from 'pg'
import { readMarkdown } from '../modules/education/markdown.index.ts'
import { shopToday } from '../trade/shop-day.ts'
import { demoDataMessages } from './demo-data.messages.ts'

/** Creates articles and pages once; existing ones are not changed. */
export const loadEducation = async (pool: Pool): Promise<void> => {
  const { topics, texts } = readDemoTexts()
  for (const [place, { slug, name, parent }] of topics.entries()) {
    await pool.query(
      `insert into education_topic (slug, name, sort, parent_id)
       values ($1, $2, $3, (select id from education_topic where slug = $4)) on conflict do nothing`,
      [slug, name, (place + 1) * 10, parent],
    )
  }
  for (const [place, { slug, topic, title, summary, description, source }] of texts.entries()) {
    if (topic !== null) {
      await pool.query(
        `insert into education_article (slug, topic_id, title, summary, blocks, is_active, sort)
         select $1, id, $3, $4, '[]', false, $5 from education_topic where slug = $2 on conflict do nothing`,
        [slug, topic, title, summary, (place + 1) * 10],
      )
    }
    const { blocks, minutes, words } = readMarkdown(source)
    await pool.query(
      `insert into text_version (article_id, page_slug, title, summary, description, source, blocks, minutes, words, saved_by, publish_at)
       select place.article_id, place.page_slug, $3, $4, $5, $6, $7, $8, $9, $10, now()
         from (select id as article_id, null as page_slug from education_article where slug = $1 and $2::text is not null
               union all select null, $1 where $2::text is null) as place (article_id, page_slug)
        where not exists (select from text_version version
                           where version.article_id = place.article_id or version.page_slug = place.page_slug)`,
      [
        ...[slug, topic, title, summary, description, source],
        ...[JSON.stringify(blocks), minutes, words, demoDataMessages.author],
      ],
    )
  }
}

/** Creates offers once, with periods around the current day. */
export const loadOffers = async (pool: Pool): Promise<void> => {
  for (const { title, summary, description, source, from, to } of readDemoOffers()) {
    const { blocks, minutes, words } = readMarkdown(source)
    await pool.query(
      `with offer as (
         insert into special_offer (title, starts_on, ends_on)
         select $1, ${shopToday} + $2::integer, ${shopToday} + $3::integer
          where not exists (select from special_offer where title = $1)
         returning id
       )
       insert into text_version (offer_id, title, summary, description, source, blocks, minutes, words, saved_by, publish_at)
       select id, $1, $4, $5, $6, $7, $8, $9, $10, now() from offer`,
      [
        ...[title, from, to, summary, description, source],
        ...[JSON.stringify(blocks), minutes, words, demoDataMessages.author],
      ],
    )
  }
}
