import { demoBanners, demoProductSets, demoPromoSections, demoStories } from '@isp/demo-data'
import type { Pool } from 'pg'

/** A kind that the shop already has is skipped, so changes by staff are kept. */
const hasAny = async (pool: Pool, kind: string): Promise<boolean> =>
  (await pool.query('select 1 from promo where kind = $1 limit 1', [kind])).rows.length > 0

const loadProductSets = async (pool: Pool): Promise<void> => {
  for (const [place, { title, text, sections, count }] of demoProductSets.entries()) {
    await pool.query(
      `with recursive tree as (
         select id from section where slug = any ($2)
         union select section.id from section join tree on section.parent_id = tree.id
       ), made as (
         insert into promo (kind, title, text, sort)
         values ('products', $1, $5, $4) returning id
       )
       insert into promo_product (promo_id, product_id)
       select made.id, goods.id from made, (
         select product.id from product join tree on tree.id = product.section_id
          where is_active order by popularity desc, product.id limit $3) goods`,
      [title, sections, count, (place + 1) * 10, text],
    )
  }
}

const loadBanners = async (pool: Pool): Promise<void> => {
  for (const [place, { title, text, link, image }] of demoBanners.entries()) {
    await pool.query(
      `insert into promo (kind, title, text, link, image, sort) values ('banners', $1, $2, $3, $4, $5)`,
      [title, text, link, JSON.stringify(image), (place + 1) * 10],
    )
  }
}

const loadStories = async (pool: Pool): Promise<void> => {
  for (const [place, { title, image, slides }] of demoStories.entries()) {
    await pool.query(
      `insert into promo (kind, title, image, slides, sort) values ('stories', $1, $2, $3, $4)`,
      [title, JSON.stringify(image), JSON.stringify(slides), (place + 1) * 10],
    )
  }
}

const loadSections = async (pool: Pool): Promise<void> => {
  for (const [place, { section, title, text, image }] of demoPromoSections.entries()) {
    await pool.query(
      `insert into promo (kind, title, text, image, section_id, sort)
       select 'sections', $1, $2, $3, id, $4 from section where slug = $5`,
      [title, text, JSON.stringify(image), (place + 1) * 10, section],
    )
  }
}

export const loadPromo = async (pool: Pool): Promise<void> => {
  if (!(await hasAny(pool, 'products'))) await loadProductSets(pool)
  if (!(await hasAny(pool, 'banners'))) await loadBanners(pool)
  if (!(await hasAny(pool, 'stories'))) await loadStories(pool)
  if (!(await hasAny(pool, 'sections'))) await loadSections(pool)
}
