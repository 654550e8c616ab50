import { demoArticles, demoPages, demoTopics } from '@isp/demo-data'
import type { Pool } from 'pg'

/** Articles and pages come once: what stands there is the shop's own. */
export const loadEducation = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query('select 1 from education_topic limit 1')
  if (rows.length > 0) return
  for (const [place, { slug, name, parent }] of demoTopics.entries()) {
    await pool.query(
      `insert into education_topic (slug, name, sort, parent_id)
       values ($1, $2, $3, (select id from education_topic where slug = $4)) on conflict do nothing`,
      [slug, name, (place + 1) * 10, parent],
    )
  }
  for (const [place, { slug, topic, title, summary, minutes, blocks }] of demoArticles.entries()) {
    await pool.query(
      `insert into education_article (slug, topic_id, title, summary, minutes, blocks, sort)
       select $1, id, $3, $4, $5, $6, $7 from education_topic where slug = $2 on conflict do nothing`,
      [slug, topic, title, summary, minutes, JSON.stringify(blocks), (place + 1) * 10],
    )
  }
  for (const { slug, title, description, lead, blocks } of demoPages) {
    await pool.query(
      `insert into content_page (slug, title, description, lead, blocks)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [slug, title, description, lead, JSON.stringify(blocks)],
    )
  }
}
