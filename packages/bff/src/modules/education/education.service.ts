import type {
  Actualized,
  Article,
  ArticleSummary,
  ArticlesQuery,
  EducationNode,
  EducationTopology,
} from '@isp/contract'
import { aboutPages } from '@isp/contract/content-urls'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../kernel/page.ts'
import {
  type SummaryRow,
  selectArticle,
  selectArticles,
  selectChanged,
  selectSummaries,
  selectTopics,
  type TopicRow,
} from './education.sql.ts'
import type { LiveBlocks } from './live/live-blocks.service.ts'
import { blocksOf } from './markdown/blocks-of.ts'
import { withoutQuestionWords } from './question-words.messages.ts'

export type EducationService = {
  topology(): Promise<EducationTopology>
  tree(): Promise<{ items: EducationNode[] }>
  /** By its current or a former address. @throws AppError ARTICLE_NOT_FOUND */
  article(slug: string): Promise<Article>
  /** @throws AppError TOPIC_NOT_FOUND, PAGE_NOT_FOUND */
  articles(query: ArticlesQuery): Promise<PageAnswer<ArticleSummary>>
  changed(since: string | undefined): Promise<Actualized>
}

const summaryOf = ({ slug, title, summary, minutes, updatedAt }: SummaryRow): ArticleSummary => ({
  slug,
  title,
  summary,
  minutes,
  updatedAt: updatedAt.toISOString(),
})

const linkOf = ({ id, slug, name }: TopicRow) => ({ id, slug, name })

/** From the root down; a cycle in the data ends the chain. */
const chainOf = (topics: readonly TopicRow[], id: number): TopicRow[] => {
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  const chain: TopicRow[] = []
  for (let one = byId.get(id); one && !chain.includes(one); ) {
    chain.unshift(one)
    one = one.parentId === null ? undefined : byId.get(one.parentId)
  }
  return chain
}

/** Topics below a parent that contain articles, directly or in descendants. */
const nodesOf = (
  topics: readonly TopicRow[],
  articles: readonly SummaryRow[],
  parentId: number | null,
): EducationNode[] =>
  topics
    .filter((topic) => topic.parentId === parentId)
    .map((topic) => ({
      ...linkOf(topic),
      articles: articles.filter(({ topicId }) => topicId === topic.id).map(summaryOf),
      children: nodesOf(topics, articles, topic.id),
    }))
    .filter((node) => node.articles.length > 0 || node.children.length > 0)

/** In reading order: a topic's own articles before those of its subtopics. */
const inOrder = (nodes: readonly EducationNode[]): ArticleSummary[] =>
  nodes.flatMap(({ articles, children }) => [...articles, ...inOrder(children)])

type Context = { database: Database; liveBlocks: LiveBlocks }

export const createEducationService = ({ database, liveBlocks }: Context): EducationService => ({
  topology: async () => ({ items: await selectTopics(database) }),
  tree: async () => {
    const [topics, articles] = await Promise.all([
      selectTopics(database),
      selectSummaries(database),
    ])
    return { items: nodesOf(topics, articles, null) }
  },
  article: async (slug) => {
    const [row] = await selectArticle(database, slug)
    if (!row) throw new AppError('ARTICLE_NOT_FOUND')
    const [topics, articles] = await Promise.all([
      selectTopics(database),
      selectSummaries(database),
    ])
    const all = inOrder(nodesOf(topics, articles, null))
    const place = all.findIndex((one) => one.slug === row.slug)
    return {
      ...summaryOf(row),
      blocks: await liveBlocks(blocksOf(row)),
      topics: chainOf(topics, row.topicId).map(linkOf),
      neighbours: articles
        .filter((other) => other.topicId === row.topicId && other.slug !== row.slug)
        .map(summaryOf),
      previous: all[place - 1] ?? null,
      next: place < 0 ? null : (all[place + 1] ?? null),
    }
  },
  articles: async (query) => {
    const topics = query.topic === undefined ? [] : await selectTopics(database)
    const topic = topics.find(({ slug }) => slug === query.topic)
    if (query.topic !== undefined && !topic) throw new AppError('TOPIC_NOT_FOUND')
    const topicIds = topic
      ? topics.filter(({ id }) => chainOf(topics, id).includes(topic)).map(({ id }) => id)
      : null
    const q = withoutQuestionWords(query.q ?? '')
    // a query without letters or digits matches nothing
    if (q !== '' && !/[\p{L}\p{N}]/u.test(q)) return pageAnswer([], 0, query)
    const { items, total } = await selectArticles(
      database,
      { topicIds, q, ...windowOf(query) },
      aboutPages,
    )
    return pageAnswer(items.map(summaryOf), total, query)
  },
  changed: async (since) => {
    const { at, ...slugs } = await selectChanged(database, since ?? null)
    return { at: at.toISOString(), ...slugs }
  },
})
