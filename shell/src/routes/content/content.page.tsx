import { typograph } from '@isp/i18n'
import { color, font, Heading, space, Text } from '@isp/ui'
import type { ContentText } from './content.messages.ts'
import { ContentFrame } from './content-frame.tsx'
import { QuestionsCard } from './questions-card.tsx'

/** A static page: headings, paragraphs, lists, and contacts for questions. */
export const ContentPage = ({ path, text }: { path: string; text: ContentText }) => (
  <ContentFrame path={path} title={text.title} lead={typograph(text.lead)}>
    {text.sections.map(({ heading, paragraphs = [], items = [] }) => (
      <section key={heading} css={{ marginTop: space[8] }}>
        <Heading level={2} size={3}>
          {heading}
        </Heading>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} size="l" css={{ marginTop: space[3] }}>
            {typograph(paragraph)}
          </Text>
        ))}
        {items.length > 0 && (
          <ul css={listCss}>
            {items.map((item) => (
              <li key={item}>{typograph(item)}</li>
            ))}
          </ul>
        )}
      </section>
    ))}
    <QuestionsCard />
  </ContentFrame>
)

const listCss = {
  display: 'grid',
  gap: space[2],
  marginTop: space[3],
  paddingLeft: space[5],
  fontSize: font.size.l,
  listStyle: 'disc',
  '& li::marker': { color: color.accent },
} as const
