import { siteConfig } from '@isp/contract/site'
import { Card, Heading, LinkButton, space, Text } from '@isp/ui'
import { contactsMessages as messages } from './content.messages.ts'

/** Whoever came from «Запросить цену»: the product is not forgotten on the way, and the letter names it. */
export const PriceRequest = ({ article }: { article: string }) => {
  const { email } = siteConfig
  const subject = encodeURIComponent(messages.requestSubject(article))
  return (
    <Card tone="muted" padding="l" css={{ display: 'grid', gap: space[3], marginTop: space[6] }}>
      <Heading level={2} size={3}>
        {messages.requestTitle(article)}
      </Heading>
      <Text>{messages.requestText}</Text>
      <LinkButton
        href={`mailto:${email}?subject=${subject}`}
        icon="mail"
        css={{ justifySelf: 'start' }}
      >
        {messages.requestWrite}
      </LinkButton>
    </Card>
  )
}
