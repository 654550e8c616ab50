import type { ArticleSummary, EducationTopology, TextBlock } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

export type TopicRow = EducationTopology['items'][number]
export type SummaryRow = Omit<ArticleSummary, 'updatedAt'> & { updatedAt: Date; topicId: number }
export type ArticleRow = SummaryRow & { blocks: TextBlock[] }

const summaryColumns = `slug, title, summary, minutes, updated_at as "updatedAt", topic_id as "topicId"`

export const selectTopics = (database: Database): Promise<TopicRow[]> =>
  database.query({
    name: 'education.topics',
    text: `select id, slug, name, parent_id as "parentId",
                  (select count(*)::int from education_article where topic_id = topic.id and is_active) as "articleCount"
             from education_topic topic order by sort, id`,
  })

/** All that are shown: there are dozens of them. */
export const selectSummaries = (database: Database): Promise<SummaryRow[]> =>
  database.query({
    name: 'education.summaries',
    text: `select ${summaryColumns} from education_article where is_active order by sort, id`,
  })

export const selectArticle = (database: Database, slug: string): Promise<ArticleRow[]> =>
  database.query({
    name: 'education.article',
    text: `select ${summaryColumns}, blocks from education_article where slug = $1 and is_active`,
    values: [slug],
  })

export type ArticleFilter = {
  /** Null: of all topics. */
  topicIds: readonly number[] | null
  q: string
  limit: number
  offset: number
}

/** A page, and how many there are in all. */
export const selectArticles = async (
  database: Database,
  { topicIds, q, limit, offset }: ArticleFilter,
): Promise<{ items: SummaryRow[]; total: number }> => {
  const where = `is_active and ($1::integer[] is null or topic_id = any ($1))
    and ($2 = '' or position(lower($2) in lower(concat_ws(' ', title, summary, blocks::text))) > 0)`
  const [items, counted] = await Promise.all([
    database.query<SummaryRow>({
      name: 'education.articles',
      text: `select ${summaryColumns} from education_article where ${where} order by sort, id limit $3 offset $4`,
      values: [topicIds, q, limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'education.articles-count',
      text: `select count(*)::int as total from education_article where ${where}`,
      values: [topicIds, q],
    }),
  ])
  return { items, total: theRow(counted).total }
}

/** Both of the database's clock and in one statement: nothing falls between two questions. */
export const selectChanged = async (
  database: Database,
  since: string | null,
): Promise<{ at: Date; changed: string[]; removed: string[] }> =>
  theRow(
    await database.query<{ at: Date; changed: string[]; removed: string[] }>({
      name: 'education.changed',
      text: `select now() as at,
                    coalesce(array_agg(slug order by sort, id) filter (where is_active), '{}') as changed,
                    coalesce(array_agg(slug order by sort, id) filter (where not is_active and $1::timestamptz is not null), '{}') as removed
               from education_article where $1::timestamptz is null or updated_at >= $1`,
      values: [since],
    }),
  )
