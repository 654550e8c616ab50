// Reads content_page of content.
import type { TextBlock, TextKind, TextState } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

export type TextRow = {
  kind: TextKind
  /** Exactly one of the three ids is not null. */
  articleId: number | null
  pageSlug: string | null
  offerId: number | null
  slug: string
  title: string
  topicId: number | null
  topicName: string | null
  startsOn: string | null
  endsOn: string | null
  state: TextState
  hasNewer: boolean
  publishAt: Date | null
  changedBy: string | null
  changedAt: Date
  newest: number | null
  /** Position of an article in the tree of topics. */
  place: number[]
}
export type TextFields = { title: string; summary: string; description: string; source: string }
export type VersionRow = {
  id: number
  savedBy: string
  savedAt: Date
  publishAt: Date | null
  isShown: boolean
}

/** $1: addresses of the pages, $2: their names. A row per article, page and offer. */
const texts = `(
  select kind, article_id as "articleId", page_slug as "pageSlug", offer_id as "offerId", slug,
         topic_id as "topicId", topic_name as "topicName", starts_on::text as "startsOn", ends_on::text as "endsOn", place,
         coalesce(newest.title, first_title) as title,
         case when is_hidden then 'hidden' when is_shown then 'published'
              when next.publish_at is not null then 'scheduled' else 'draft' end as state,
         newest.id is distinct from version_id as "hasNewer",
         next.publish_at as "publishAt", newest.saved_by as "changedBy",
         coalesce(newest.saved_at, first_changed) as "changedAt", newest.id as newest
    from (
      select 'article' as kind, article.id as article_id, null as page_slug, null::integer as offer_id, article.slug,
             article.title as first_title, article.topic_id, topic.name as topic_name,
             null::date as starts_on, null::date as ends_on, article.is_hidden, shown.is_shown, shown.version_id,
             article.updated_at as first_changed,
             array[coalesce(parent.sort, topic.sort), coalesce(parent.id, topic.id),
                   case when parent.id is null then 0 else topic.sort end, topic.id, article.sort] as place
        from education_article article
        join education_topic topic on topic.id = article.topic_id
        left join education_topic parent on parent.id = topic.parent_id
        join shown_article shown on shown.id = article.id
      union all
      select 'page', null, page.slug, null, page.slug, coalesce(shown.title, page.name), null, null, null, null,
             false, true, shown.version_id, coalesce(shown.updated_at, 'epoch'), array[-2]
        from unnest($1::text[], $2::text[]) as page (slug, name)
        left join shown_page shown on shown.slug = page.slug
      union all
      select 'offer', null, null, offer.id, offer.id::text, offer.title, null, null, offer.starts_on, offer.ends_on,
             offer.is_hidden, shown.id is not null, shown.version_id, offer.updated_at, array[-1]
        from special_offer offer
        left join shown_offer shown on shown.id = offer.id
    ) text
    left join lateral (
      select id, title, saved_by, saved_at from text_version
       where article_id = text.article_id or page_slug = text.page_slug or offer_id = text.offer_id
       order by id desc limit 1
    ) newest on true
    left join lateral (
      select min(publish_at) as publish_at from text_version
       where (article_id = text.article_id or page_slug = text.page_slug or offer_id = text.offer_id)
         and publish_at > now()
    ) next on true
  ) text`

export type EditablePages = { slugs: readonly string[]; names: readonly string[] }
type ListFilter = { q: string; state: TextState | null; limit: number; offset: number }

export const selectTexts = async (
  database: Database,
  { slugs, names }: EditablePages,
  { q, state, limit, offset }: ListFilter,
): Promise<{ items: TextRow[]; total: number }> => {
  const where = `where ($3 = '' or position(lower($3) in lower(concat_ws(' ', title, slug))) > 0)
                   and ($4::text is null or state = $4)`
  const [items, counted] = await Promise.all([
    database.query<TextRow>({
      name: 'texts.list',
      text: `select * from ${texts} ${where} order by place, "offerId" desc, slug limit $5 offset $6`,
      values: [slugs, names, q, state, limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'texts.count',
      text: `select count(*)::int as total from ${texts} ${where}`,
      values: [slugs, names, q, state],
    }),
  ])
  return { items, total: theRow(counted).total }
}

export const selectText = (
  database: Database,
  { slugs, names }: EditablePages,
  { kind, slug }: { kind: TextKind; slug: string },
): Promise<TextRow[]> =>
  database.query({
    name: 'texts.one',
    text: `select * from ${texts} where kind = $3 and slug = $4`,
    values: [slugs, names, kind, slug],
  })

/** Lock against concurrent saving and moving of texts, until the end of the transaction. */
export const lockTexts = async (database: Database): Promise<void> => {
  await database.query({ text: `select pg_advisory_xact_lock(hashtext('text_version'))` })
}

export type Subject = Pick<TextRow, 'articleId' | 'pageSlug' | 'offerId'>
const ofSubject = '(article_id = $1 or page_slug = $2 or offer_id = $3)'

export const selectVersions = (
  database: Database,
  { articleId, pageSlug, offerId }: Subject,
): Promise<VersionRow[]> =>
  database.query({
    name: 'texts.versions',
    text: `select id, saved_by as "savedBy", saved_at as "savedAt", publish_at as "publishAt",
                  id = (select id from text_version where ${ofSubject} and publish_at <= now()
                         order by publish_at desc, id desc limit 1) is true as "isShown"
             from text_version where ${ofSubject} order by id desc limit 100`,
    values: [articleId, pageSlug, offerId],
  })

export type OwnedVersion = TextFields & Subject & { id: number; slug: string; isEmpty: boolean }

export const selectVersion = (database: Database, id: number): Promise<OwnedVersion[]> =>
  database.query({
    name: 'texts.version',
    text: `select version.id, article_id as "articleId", page_slug as "pageSlug",
                  offer_id as "offerId", coalesce(page_slug, article.slug, offer_id::text) as slug,
                  version.title, version.summary, description, source, version.blocks = '[]' as "isEmpty"
             from text_version version left join education_article article on article.id = article_id
            where version.id = $1`,
    values: [id],
  })

export type InitialText = Omit<TextFields, 'source'> & { blocks: TextBlock[] }

/** The text from before the first saved version. */
export const selectFirstArticle = (database: Database, id: number): Promise<InitialText[]> =>
  database.query({
    name: 'texts.first-article',
    text: `select title, summary, '' as description, blocks from education_article where id = $1`,
    values: [id],
  })

export const selectFirstPage = (database: Database, slug: string | null): Promise<InitialText[]> =>
  database.query({
    name: 'texts.first-page',
    text: 'select title, lead as summary, description, blocks from content_page where slug = $1',
    values: [slug],
  })

export type NewVersion = Subject &
  TextFields & { blocks: readonly TextBlock[]; minutes: number; words: string; savedBy: string }

export const insertVersion = async (database: Database, version: NewVersion): Promise<number> => {
  const { articleId, pageSlug, offerId, title, summary, description, source } = version
  const rows = await database.query<{ id: number }>({
    name: 'texts.save',
    text: `insert into text_version (article_id, page_slug, offer_id, title, summary, description, source,
                                     blocks, minutes, words, saved_by)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    values: [
      ...[articleId, pageSlug, offerId, title, summary, description, source],
      ...[JSON.stringify(version.blocks), version.minutes, version.words, version.savedBy],
    ],
  })
  return theRow(rows).id
}

/** Null: the version becomes a draft again. */
export const updatePublication = async (
  database: Database,
  id: number,
  at: string | null,
): Promise<void> => {
  await database.query({
    name: 'texts.publish',
    text: 'update text_version set publish_at = $2 where id = $1',
    values: [id, at],
  })
}

/** Cancels all other scheduled versions, because a new choice replaces them. */
export const clearFuture = async (
  database: Database,
  { articleId, pageSlug, offerId }: Subject,
) => {
  await database.query({
    name: 'texts.clear-future',
    text: `update text_version set publish_at = null where ${ofSubject} and publish_at > now()`,
    values: [articleId, pageSlug, offerId],
  })
}

export const isAddressTaken = async (
  database: Database,
  slug: string,
  exceptId: number | null,
): Promise<boolean> => {
  const rows = await database.query<{ id: number }>({
    name: 'texts.taken',
    text: 'select id from education_article where slug = $1 and id is distinct from $2',
    values: [slug, exceptId],
  })
  return rows.length > 0
}

/** Inserted at the end of its topic; visible to visitors once a version is published. */
export const insertArticle = async (
  database: Database,
  { slug, topicId, title }: { slug: string; topicId: number; title: string },
): Promise<void> => {
  await database.query({
    name: 'texts.create',
    text: `insert into education_article (slug, topic_id, title, summary, blocks, is_active, sort)
           values ($1, $2, $3, '', '[]', false,
                   (select coalesce(max(sort), 0) + 10 from education_article))`,
    values: [slug, topicId, title],
  })
}

export const updatePlace = async (
  database: Database,
  id: number,
  { slug, topicId, isHidden }: { slug: string; topicId: number; isHidden: boolean },
): Promise<void> => {
  await database.query({
    name: 'texts.place',
    text: `update education_article set slug = $2, topic_id = $3, is_hidden = $4, updated_at = now() where id = $1`,
    values: [id, slug, topicId, isHidden],
  })
}

/** Deletes the redirect of an address that is used again. */
export const forgetMove = async (database: Database, slug: string): Promise<void> => {
  await database.query({
    name: 'texts.forget-move',
    text: 'delete from text_move where from_slug = $1',
    values: [slug],
  })
}

export const insertMove = async (
  database: Database,
  fromSlug: string,
  articleId: number,
): Promise<void> => {
  await database.query({
    name: 'texts.move',
    text: `insert into text_move (from_slug, article_id) values ($1, $2)
           on conflict (from_slug) do update set article_id = excluded.article_id`,
    values: [fromSlug, articleId],
  })
}

/** Former addresses, each with the current one directly. */
export const selectMoves = (database: Database): Promise<{ from: string; to: string }[]> =>
  database.query({
    name: 'texts.moves',
    text: `select from_slug as "from", article.slug as "to" from text_move
             join shown_article article on article.id = article_id
            where article.is_shown order by from_slug`,
  })

export const isTopic = async (database: Database, id: number): Promise<boolean> => {
  const rows = await database.query<{ id: number }>({
    name: 'texts.topic',
    text: 'select id from education_topic where id = $1',
    values: [id],
  })
  return rows.length > 0
}
