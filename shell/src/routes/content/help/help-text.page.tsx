import type { Article, TextBlock } from '@isp/contract'
import { helpUrl } from '@isp/contract/content-urls'
import { urls } from '@isp/contract/urls'
import { useFederation } from '@isp/federation/runtime'
import { formatDate, shopDay, typograph } from '@isp/i18n'
import { useSuspenseQuery } from '@isp/query'
import { Link } from '@isp/router'
import { color, font, Heading, LinkButton, media, radius, space, Text } from '@isp/ui'
import { TextBlocks } from '@isp/ui/article'
import { ContentFrame } from '../content-frame.tsx'
import { QuestionsCard } from '../questions-card.tsx'
import { helpMessages as messages } from './help.messages.ts'
import { helpTextQuery } from './help.queries.ts'
import { ArticleList } from './help-index.page.tsx'
import { HelpTree } from './help-tree.tsx'
import { Insertion } from './insertion.tsx'

const MANY_PARTS = 3

/** Table of contents of a long text. */
const Contents = ({ blocks }: { blocks: readonly TextBlock[] }) => {
  const parts = blocks.filter(({ anchor, level }) => anchor !== undefined && level !== 3)
  if (parts.length < MANY_PARTS) return null
  return (
    <nav aria-label={messages.onThisPage} css={{ marginTop: space[5] }}>
      <ul css={{ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[5]}` }}>
        {parts.map(({ anchor, text }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} css={{ display: 'inline-block', paddingBlock: space[1.5] }}>
              {typograph(text ?? '')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Links to the previous and the next article in the order of the help. */
const InTurn = ({ previous, next }: Pick<Article, 'previous' | 'next'>) =>
  (previous || next) && (
    <nav aria-label={messages.inTurn} css={inTurnCss}>
      {previous && (
        <Link to={helpUrl(previous.slug)} rel="prev">
          <small>{messages.previous}</small>
          {typograph(previous.title)}
        </Link>
      )}
      {next && (
        <Link to={helpUrl(next.slug)} rel="next">
          <small>{messages.next}</small>
          {typograph(next.title)}
        </Link>
      )}
    </nav>
  )

const inTurnCss = {
  display: 'grid',
  gap: space[3],
  marginTop: space[10],
  [media.up(744)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& a': {
    display: 'grid',
    gap: space[1],
    padding: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: radius.l,
    color: color.text,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.snug,
    textDecoration: 'none',
    [media.hover]: { '&:hover': { borderColor: color.lineStrong, color: color.accent } },
  },
  '& [rel="next"]': { [media.up(744)]: { gridColumn: 2, textAlign: 'right' } },
  '& small': {
    color: color.textMuted,
    fontSize: font.size.s,
    fontWeight: font.weight.regular,
  },
} as const

/** /help/{slug}/: an article or a page about the shop. */
export const HelpTextPage = ({ slug }: { slug: string }) => {
  const { api } = useFederation().context
  const { data } = useSuspenseQuery(helpTextQuery(api, slug))
  const { text } = data
  const lead = data.kind === 'page' ? data.text.lead : data.text.summary
  return (
    <ContentFrame
      path={helpUrl(slug)}
      title={typograph(text.title)}
      lead={typograph(lead)}
      parents={[{ label: messages.title, to: urls.help() }]}
      aside={<HelpTree slug={slug} />}
    >
      <Text tone="muted" size="s" css={{ marginTop: space[3] }}>
        {data.kind === 'article' && `${messages.minutes(data.text.minutes)} · `}
        {messages.updated(formatDate(shopDay(text.updatedAt)))}
      </Text>
      <Contents blocks={text.blocks} />
      <TextBlocks blocks={text.blocks} show={(block) => <Insertion block={block} />} />
      {data.kind === 'article' && data.text.neighbours.length > 0 && (
        <section aria-labelledby="neighbours" css={{ marginTop: space[10] }}>
          <Heading level={2} size={3} id="neighbours">
            {messages.neighbours}
          </Heading>
          <ArticleList articles={data.text.neighbours} />
        </section>
      )}
      {data.kind === 'article' && <InTurn previous={data.text.previous} next={data.text.next} />}
      <QuestionsCard />
      <div css={{ marginTop: space[8] }}>
        <LinkButton to={urls.help()} variant="ghost" icon="arrow-left">
          {messages.all}
        </LinkButton>
      </div>
    </ContentFrame>
  )
}
