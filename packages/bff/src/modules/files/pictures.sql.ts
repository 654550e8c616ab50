// Reads education_article, shown_article, shown_offer, shown_page and text_version of education; promo of promo.
import type { AssetUse } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import { type AssetRow, assetColumns } from './assets.sql.ts'

export type PictureRow = AssetRow & { updatedAt: Date; uses: AssetUse[] }

/**
 * Where pictures are used: in published and scheduled versions, in the newest version of each text, and in promo
 * blocks.
 */
const places = `place as materialized (
  select case when article_id is not null then 'article' when page_slug is not null then 'page' else 'offer' end as kind,
         coalesce(article.slug, page_slug, offer_id::text) as slug, version.title, source as words
    from text_version version left join education_article article on article.id = article_id
   where publish_at > now()
      or version.id in (select version_id from shown_article union select version_id from shown_page
                        union select version_id from shown_offer)
      or version.id in (select max(id) from text_version group by article_id, page_slug, offer_id)
  union all
  select 'article', slug, title, blocks::text from shown_article where version_id is null
  union all
  select 'page', slug, title, blocks::text from shown_page where version_id is null
  union all
  select 'promo', id::text, title, concat_ws(' ', image, slides, link) from promo
)`

const uses = `(
  select coalesce(jsonb_agg(use order by use.title), '[]')
    from (select distinct on (kind, slug) kind, slug, title from place
           where position(asset.blob in words) > 0 order by kind, slug) use
) as uses`

export const selectPictures = async (
  database: Database,
  { q, limit, offset }: { q: string; limit: number; offset: number },
): Promise<{ items: PictureRow[]; total: number }> => {
  const found = `asset where media_type like 'image/%' and position(lower($1) in lower(name)) > 0`
  const [items, counted] = await Promise.all([
    database.query<PictureRow>({
      name: 'pictures.list',
      text: `with ${places}
             select ${assetColumns}, updated_at as "updatedAt", ${uses}
               from ${found} order by updated_at desc, id limit $2 offset $3`,
      values: [q, limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'pictures.count',
      text: `select count(*)::int as total from ${found}`,
      values: [q],
    }),
  ])
  return { items, total: theRow(counted).total }
}

export const selectUses = async (database: Database, id: string): Promise<AssetUse[]> =>
  theRow(
    await database.query<{ uses: AssetUse[] }>({
      name: 'pictures.uses',
      text: `with ${places} select ${uses} from asset where id = $1`,
      values: [id],
    }),
  ).uses
