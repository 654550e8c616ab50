import { siteConfig } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import { typograph } from '@isp/i18n'
import { Card, color, font, Heading, LinkButton, space, Text } from '@isp/ui'
import { type ContentText, contentMessages as messages } from './content.messages.ts'
import { ContentFrame } from './content-frame.tsx'

/** A static page: headings, paragraphs, lists, and whom to ask. */
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
    <Card tone="muted" padding="l" css={{ marginTop: space[10] }}>
      <Heading level={2} size={4}>
        {messages.questions}
      </Heading>
      <Text tone="secondary" css={{ marginTop: space[1], marginBottom: space[4] }}>
        {typograph(messages.questionsText)}
      </Text>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
        <LinkButton href={`mailto:${siteConfig.email}`} icon="mail" variant="secondary">
          {siteConfig.email}
        </LinkButton>
        <LinkButton to={urls.contacts()} variant="ghost">
          {messages.allContacts}
        </LinkButton>
      </div>
    </Card>
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
