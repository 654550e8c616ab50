import type { ArticleSummary, EducationTopology, TextBlock } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

export type TopicRow = EducationTopology['items'][number]
export type SummaryRow = Omit<ArticleSummary, 'updatedAt'> & { updatedAt: Date; topicId: number }
export type ArticleRow = SummaryRow & { blocks: TextBlock[]; hasSource: boolean }

const summaryColumns = `slug, title, summary, minutes, updated_at as "updatedAt", topic_id as "topicId"`

export const selectTopics = (database: Database): Promise<TopicRow[]> =>
  database.query({
    name: 'education.topics',
    text: `select id, slug, name, parent_id as "parentId",
                  (select count(*)::int from shown_article where topic_id = topic.id and is_shown) as "articleCount"
             from education_topic topic order by sort, id`,
  })

/** All published articles: there are dozens. */
export const selectSummaries = (database: Database): Promise<SummaryRow[]> =>
  database.query({
    name: 'education.summaries',
    text: `select ${summaryColumns} from shown_article where is_shown order by sort, id`,
  })

/** By the current or a former address. */
export const selectArticle = (database: Database, slug: string): Promise<ArticleRow[]> =>
  database.query({
    name: 'education.article',
    text: `select ${summaryColumns}, blocks, version_id is not null as "hasSource"
             from shown_article
            where is_shown
              and (slug = $1 or id = (select article_id from text_move where from_slug = $1))
            order by slug = $1 desc limit 1`,
    values: [slug],
  })

export type ArticleFilter = {
  /** Null: all topics. */
  topicIds: readonly number[] | null
  q: string
  limit: number
  offset: number
}

const asked = "replace(lower($2), 'ё', 'е')"
const weighed = (weight: 'A' | 'B' | 'D', column: string): string =>
  `setweight(to_tsvector('russian', replace(lower(${column}), 'ё', 'е')), '${weight}')`

/** Lexemes matching a word and its derivations: «выгрузить» finds «Выгрузка». Short words match themselves only. */
const alike = (weights: string): string =>
  `quote_literal(case when length(lexeme) >= 7 then left(lexeme, -1) else lexeme end)
   || case when length(lexeme) >= 4 then ':*' else ':' end || '${weights}'`
const countedIn = (weights: string): string =>
  `count(*) filter (where search @@ (${alike(weights)})::tsquery)`

/**
 * Articles and, for a search, the pages about the shop, which have no topic. A text matches when it has all words,
 * two thirds of several, or half of them in its title and summary: «забыл пароль» is about the password.
 */
const found = `(
    select id, slug, title, summary, minutes, updated_at, topic_id, sort, search, words
      from shown_article where is_shown and ($1::integer[] is null or topic_id = any ($1))
    union all
    select 0, slug, title, lead, minutes, updated_at, 0, 0,
           ${weighed('A', 'title')} || ${weighed('B', 'lead')} || ${weighed('D', 'words')}, words
      from shown_page where $2 <> '' and $1::integer[] is null and slug = any ($3)
  ) text cross join lateral (
    select count(*) as words_asked,
           ${countedIn('ABCD')} as words_found,
           ${countedIn('AB')} as words_named,
           ${countedIn('A')} as words_titled,
           string_agg(${alike('ABCD')}, ' | ')::tsquery as any_word
      from unnest(tsvector_to_array(to_tsvector('russian', ${asked}))) lexeme
  ) hit
  where $2 = ''
     or words_found > 0 and words_found = words_asked
     or words_found > 1 and words_found * 3 >= words_asked * 2
     or words_named > 0 and words_named * 2 >= words_asked
     or position(lower($2) in lower(concat_ws(' ', title, summary, words))) > 0`

/** A page, and the total number; for a search best matches first. */
export const selectArticles = async (
  database: Database,
  { topicIds, q, limit, offset }: ArticleFilter,
  pages: readonly string[],
): Promise<{ items: SummaryRow[]; total: number }> => {
  const [items, counted] = await Promise.all([
    database.query<SummaryRow>({
      name: 'education.articles',
      text: `select ${summaryColumns} from ${found}
              order by words_named desc, words_titled desc, words_found desc,
                       ts_rank(search, any_word) desc, sort, id
              limit $4 offset $5`,
      values: [topicIds, q, pages, limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'education.articles-count',
      text: `select count(*)::int as total from ${found}`,
      values: [topicIds, q, pages],
    }),
  ])
  return { items, total: theRow(counted).total }
}

/** Both by the database's clock in one statement, so that no change falls between two calls. */
export const selectChanged = async (
  database: Database,
  since: string | null,
): Promise<{ at: Date; changed: string[]; removed: string[] }> =>
  theRow(
    await database.query<{ at: Date; changed: string[]; removed: string[] }>({
      name: 'education.changed',
      text: `select now() as at,
                    coalesce(array_agg(slug order by sort, id) filter (where is_shown), '{}') as changed,
                    coalesce(array_agg(slug order by sort, id) filter (where not is_shown and $1::timestamptz is not null), '{}') as removed
               from shown_article
              where $1::timestamptz is null or updated_at >= $1
                 or topic_id in (select topic.id from education_topic topic
                                   left join education_topic parent on parent.id = topic.parent_id
                                  where greatest(topic.changed_at, parent.changed_at) >= $1)`,
      values: [since],
    }),
  )
