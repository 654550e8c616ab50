import { siteConfig } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import { typograph } from '@isp/i18n'
import { Card, Heading, LinkButton, space, Text } from '@isp/ui'
import { FeedbackButton } from '../../layout/feedback/feedback-button.tsx'
import { contentMessages as messages } from './content.messages.ts'

/** Contacts for questions that a text does not answer. */
export const QuestionsCard = () => (
  <Card tone="muted" padding="l" css={{ marginTop: space[10] }}>
    <Heading level={2} size={4}>
      {messages.questions}
    </Heading>
    <Text tone="secondary" css={{ marginTop: space[1], marginBottom: space[4] }}>
      {typograph(messages.questionsText)}
    </Text>
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
      <FeedbackButton place="help">{messages.write}</FeedbackButton>
      <LinkButton href={`mailto:${siteConfig.email}`} icon="mail" variant="secondary">
        {siteConfig.email}
      </LinkButton>
      <LinkButton to={urls.contacts()} variant="ghost">
        {messages.allContacts}
      </LinkButton>
    </div>
  </Card>
)
