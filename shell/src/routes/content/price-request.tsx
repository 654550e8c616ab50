import { siteConfig } from '@isp/contract/site'
import { Card, Heading, LinkButton, space, Text } from '@isp/ui'
import { FeedbackButton } from '../../layout/feedback/feedback-button.tsx'
import { contactsMessages as messages } from './content.messages.ts'

/** For visitors who pressed «Запросить цену»: the form, or an e-mail; both name the product. */
type PriceRequestProps = { article: string; product: number | null }

export const PriceRequest = ({ article, product }: PriceRequestProps) => {
  const { email } = siteConfig
  const subject = encodeURIComponent(messages.requestSubject(article))
  const query = new URLSearchParams({ article, ...(product !== null && { product: `${product}` }) })
  return (
    <Card tone="muted" padding="l" css={{ display: 'grid', gap: space[3], marginTop: space[6] }}>
      <Heading level={2} size={3}>
        {messages.requestTitle(article)}
      </Heading>
      <Text>{messages.requestText}</Text>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
        <FeedbackButton
          place="price"
          title={messages.requestTitle(article)}
          text={messages.requestQuestion(article)}
          product={product}
          query={query}
        >
          {messages.requestAsk}
        </FeedbackButton>
        <LinkButton href={`mailto:${email}?subject=${subject}`} icon="mail" variant="secondary">
          {messages.requestWrite}
        </LinkButton>
      </div>
    </Card>
  )
}
