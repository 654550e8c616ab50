import { feedbackUrl } from '@isp/contract/urls'
import type { LazyPage } from '@isp/federation/page'
import { useLocation } from '@isp/router'
import { Card, Heading, space } from '@isp/ui'
import { feedbackMessages as messages } from '../../layout/feedback/feedback.messages.ts'
import { FeedbackForm } from '../../layout/feedback/feedback-form.tsx'
import { askedArticle, askedProduct } from './asked-article.ts'
import { ContactBlock } from './contact-block.tsx'
import { contactsMessages } from './content.messages.ts'
import { ContentFrame } from './content-frame.tsx'
import { contentHead } from './content-head.ts'

/** /feedback/: the form, the question about a price when the address names a product, and the contacts (§2.14). */
const FeedbackPage = () => {
  const { search } = useLocation()
  const article = askedArticle(search)
  const asked =
    article === null
      ? ({ place: 'help' } as const)
      : ({
          place: 'price',
          product: askedProduct(search),
          text: contactsMessages.requestQuestion(article),
        } as const)
  return (
    <ContentFrame path={feedbackUrl()} title={messages.title} lead={messages.lead}>
      <Card padding="l" css={{ marginTop: space[6] }}>
        <FeedbackForm {...asked} page={feedbackUrl()} />
      </Card>
      <section css={{ marginTop: space[8] }}>
        <Heading level={2} size={3}>
          {contactsMessages.title}
        </Heading>
        <ContactBlock />
      </section>
    </ContentFrame>
  )
}

export const feedbackPage: LazyPage = {
  Page: FeedbackPage,
  head: ({ origin }) => contentHead(origin, feedbackUrl(), messages),
}
