import type { TextBlock } from '@isp/contract'
import { helpUrl } from '@isp/contract/content-urls'
import { urls } from '@isp/contract/urls'
import { useFederation } from '@isp/federation/runtime'
import { formatDate, shopDay, typograph } from '@isp/i18n'
import { useSuspenseQuery } from '@isp/query'
import { Heading, LinkButton, space, Text } from '@isp/ui'
import { ContentFrame } from '../content-frame.tsx'
import { QuestionsCard } from '../questions-card.tsx'
import { helpMessages as messages } from './help.messages.ts'
import { helpTextQuery } from './help.queries.ts'
import { ArticleList } from './help-index.page.tsx'
import { anchorOf, TextBlocks } from './text-blocks.tsx'

const MANY_PARTS = 3

/** The headings of a long text, as links to them. */
const Contents = ({ blocks }: { blocks: readonly TextBlock[] }) => {
  const parts = blocks.flatMap(({ kind, text }, place) =>
    kind === 'heading' ? [{ text: text ?? '', place }] : [],
  )
  if (parts.length < MANY_PARTS) return null
  return (
    <nav aria-label={messages.onThisPage} css={{ marginTop: space[5] }}>
      <ul css={{ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[5]}` }}>
        {parts.map(({ text, place }) => (
          <li key={place}>
            <a
              href={`#${anchorOf(place)}`}
              css={{ display: 'inline-block', paddingBlock: space[1.5] }}
            >
              {typograph(text)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

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
    >
      <Text tone="muted" size="s" css={{ marginTop: space[3] }}>
        {data.kind === 'article' && `${messages.minutes(data.text.minutes)} · `}
        {messages.updated(formatDate(shopDay(text.updatedAt)))}
      </Text>
      <Contents blocks={text.blocks} />
      <TextBlocks blocks={text.blocks} />
      {data.kind === 'article' && data.text.neighbours.length > 0 && (
        <section aria-labelledby="neighbours" css={{ marginTop: space[10] }}>
          <Heading level={2} size={3} id="neighbours">
            {messages.neighbours}
          </Heading>
          <ArticleList articles={data.text.neighbours} />
        </section>
      )}
      <QuestionsCard />
      <div css={{ marginTop: space[8] }}>
        <LinkButton to={urls.help()} variant="ghost" icon="arrow-left">
          {messages.all}
        </LinkButton>
      </div>
    </ContentFrame>
  )
}
