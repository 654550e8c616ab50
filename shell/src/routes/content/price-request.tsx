import { siteConfig } from '@isp/contract/site'
import { accountUrls } from '@isp/contract/urls'
import { Card, Heading, LinkButton, space, Text } from '@isp/ui'
import { contactsMessages as messages } from './content.messages.ts'

/** Whoever came from «Запросить цену»: a ticket that the cabinet keeps, or a letter; both name the product. */
type PriceRequestProps = { article: string; product: number | null }

export const PriceRequest = ({ article, product }: PriceRequestProps) => {
  const { email } = siteConfig
  const subject = encodeURIComponent(messages.requestSubject(article))
  return (
    <Card tone="muted" padding="l" css={{ display: 'grid', gap: space[3], marginTop: space[6] }}>
      <Heading level={2} size={3}>
        {messages.requestTitle(article)}
      </Heading>
      <Text>{messages.requestText}</Text>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
        {product !== null && (
          <LinkButton
            to={accountUrls.tickets(new URLSearchParams({ product: `${product}`, about: 'price' }))}
          >
            {messages.requestAsk}
          </LinkButton>
        )}
        <LinkButton
          href={`mailto:${email}?subject=${subject}`}
          icon="mail"
          variant={product === null ? 'primary' : 'secondary'}
        >
          {messages.requestWrite}
        </LinkButton>
      </div>
    </Card>
  )
}
