import type { ArticleSummary, EducationNode } from '@isp/contract'
import { helpUrl } from '@isp/contract/content-urls'
import { urls, withQuery } from '@isp/contract/urls'
import { useFederation } from '@isp/federation/runtime'
import { typograph } from '@isp/i18n'
import { useSuspenseQuery } from '@isp/query'
import { Link, useNavigate, useSearchParams } from '@isp/router'
import {
  Button,
  color,
  EmptyState,
  font,
  Heading,
  LinkButton,
  media,
  radius,
  space,
  Text,
  TextField,
} from '@isp/ui'
import type { FormEvent } from 'react'
import { ContentFrame } from '../content-frame.tsx'
import { QuestionsCard } from '../questions-card.tsx'
import { helpMessages as messages } from './help.messages.ts'
import { educationTreeQuery, foundArticlesQuery } from './help.queries.ts'

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
  <section data-wide aria-labelledby={`topic-${node.slug}`} css={{ marginTop: space[8] }}>
    <Heading
      level={level}
      size={level === 2 ? 3 : 4}
      id={`topic-${node.slug}`}
      css={{ scrollMarginTop: '124px' }}
    >
      {node.name}
    </Heading>
    {node.articles.length > 0 && <ArticleList articles={node.articles} />}
    {node.children.map((child) => (
      <Topic key={child.slug} node={child} level={3} />
    ))}
  </section>
)

/** Links to the top-level topics on this long page. */
const Topics = ({ topics }: { topics: readonly EducationNode[] }) => (
  <nav aria-label={messages.tree} css={{ marginTop: space[5] }}>
    <ul css={{ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[5]}` }}>
      {topics.map(({ slug, name }) => (
        <li key={slug}>
          <a href={`#topic-${slug}`} css={{ display: 'inline-block', paddingBlock: space[1.5] }}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

const MAX_SEARCH = 100

/** The search text in `?q=`. */
export const searchedText = (search: URLSearchParams): string =>
  search.get('q')?.trim().slice(0, MAX_SEARCH) ?? ''

/** A search form that works without scripts; the result has a URL of its own. */
const Search = ({ q }: { q: string }) => {
  const navigate = useNavigate()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = new URLSearchParams({ q: String(new FormData(event.currentTarget).get('q')) })
    const text = searchedText(asked)
    void navigate(withQuery(urls.help(), text ? new URLSearchParams({ q: text }) : undefined))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 and older do not know <search>
    <form action={urls.help()} role="search" onSubmit={handleSubmit} css={searchCss}>
      <TextField
        key={q}
        name="q"
        type="search"
        label={messages.search}
        maxLength={MAX_SEARCH}
        defaultValue={q}
      />
      <Button type="submit" variant="secondary" icon="search">
        {messages.find}
      </Button>
    </form>
  )
}

const Found = ({ q }: { q: string }) => {
  const { api } = useFederation().context
  const { data } = useSuspenseQuery(foundArticlesQuery(api, q))
  if (data.total === 0) {
    return (
      <EmptyState
        icon="search"
        title={messages.nothing}
        text={messages.nothingText}
        action={
          <LinkButton to={urls.help()} variant="secondary">
            {messages.all}
          </LinkButton>
        }
      />
    )
  }
  return (
    <section data-wide aria-label={messages.found(data.total)} css={{ marginTop: space[6] }}>
      <Text tone="muted" size="s">
        <span role="status">{messages.found(data.total)}</span>
      </Text>
      <ArticleList articles={data.items} />
    </section>
  )
}

/** /help/: all topics with their articles, or the articles found. */
export const HelpIndexPage = () => {
  const { api } = useFederation().context
  const { data: topics } = useSuspenseQuery(educationTreeQuery(api))
  const q = searchedText(useSearchParams()[0])
  return (
    <ContentFrame path={urls.help()} title={messages.title} lead={typograph(messages.lead)}>
      {(topics.length > 0 || q) && <Search q={q} />}
      {q && <Found q={q} />}
      {topics.length === 0 && !q && (
        <EmptyState title={messages.empty} text={messages.emptyText} icon="document" />
      )}
      {!q && topics.length > 1 && <Topics topics={topics} />}
      {!q && topics.map((node) => <Topic key={node.slug} node={node} level={2} />)}
      <QuestionsCard />
    </ContentFrame>
  )
}

const searchCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'end',
  marginTop: space[6],
} as const

const listCss = {
  display: 'grid',
  gap: space[3],
  marginTop: space[3],
  [media.up(744)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.up(1338)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
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
