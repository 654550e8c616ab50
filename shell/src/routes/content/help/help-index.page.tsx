import type { ArticleSummary, EducationNode } from '@isp/contract'
import { helpUrl } from '@isp/contract/content-urls'
import { urls } from '@isp/contract/urls'
import { useFederation } from '@isp/federation/runtime'
import { typograph } from '@isp/i18n'
import { useSuspenseQuery } from '@isp/query'
import { Link } from '@isp/router'
import { color, EmptyState, font, Heading, media, radius, space, Text } from '@isp/ui'
import { ContentFrame } from '../content-frame.tsx'
import { QuestionsCard } from '../questions-card.tsx'
import { helpMessages as messages } from './help.messages.ts'
import { educationTreeQuery } from './help.queries.ts'

export const ArticleList = ({ articles }: { articles: readonly ArticleSummary[] }) => (
  <ul css={listCss}>
    {articles.map(({ slug, title, summary, minutes }) => (
      <li key={slug} css={cardCss}>
        <Link to={helpUrl(slug)} css={titleCss}>
          {typograph(title)}
        </Link>
        <Text tone="secondary" css={{ marginTop: space[1] }}>
          {typograph(summary)}
        </Text>
        <Text tone="muted" size="s" css={{ marginTop: space[2] }}>
          {messages.minutes(minutes)}
        </Text>
      </li>
    ))}
  </ul>
)

const Topic = ({ node, level }: { node: EducationNode; level: 2 | 3 }) => (
  <section aria-labelledby={`topic-${node.slug}`} css={{ marginTop: space[8] }}>
    <Heading level={level} size={level === 2 ? 3 : 4} id={`topic-${node.slug}`}>
      {node.name}
    </Heading>
    {node.articles.length > 0 && <ArticleList articles={node.articles} />}
    {node.children.map((child) => (
      <Topic key={child.slug} node={child} level={3} />
    ))}
  </section>
)

/** /help/: the topics with their articles. */
export const HelpIndexPage = () => {
  const { api } = useFederation().context
  const { data: topics } = useSuspenseQuery(educationTreeQuery(api))
  return (
    <ContentFrame path={urls.help()} title={messages.title} lead={typograph(messages.lead)}>
      {topics.length === 0 && (
        <EmptyState title={messages.empty} text={messages.emptyText} icon="document" />
      )}
      {topics.map((node) => (
        <Topic key={node.slug} node={node} level={2} />
      ))}
      <QuestionsCard />
    </ContentFrame>
  )
}

const listCss = {
  display: 'grid',
  gap: space[3],
  marginTop: space[3],
  [media.up(744)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const

const cardCss = {
  position: 'relative',
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
} as const

const titleCss = {
  color: color.text,
  fontSize: font.size.l,
  fontWeight: font.weight.semibold,
  lineHeight: font.line.snug,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.l },
  [media.hover]: { '&:hover': { color: color.accent } },
} as const
