import { feedbackUrl } from '@isp/contract/urls'
import type { LazyPage } from '@isp/federation/page'
import { typograph } from '@isp/i18n'
import { useLocation } from '@isp/router'
import { Card, Heading, space } from '@isp/ui'
import type { FeedbackForm } from '../../layout/feedback/feedback-window.tsx'
import { loadFeedback } from '../../layout/feedback/use-feedback-window.tsx'
import { ContactBlock } from './contact-block.tsx'
import { contactsMessages, feedbackPageMessages as messages } from './content.messages.ts'
import { ContentFrame } from './content-frame.tsx'
import { contentHead } from './content-head.ts'
import { requestedArticle, requestedProduct } from './requested-article.ts'

/** /feedback/: the form, the request for a price if the URL names a product, and the contacts (§2.14). */
const FeedbackPage = ({ Form }: { Form: typeof FeedbackForm }) => {
  const { search } = useLocation()
  const article = requestedArticle(search)
  const asked =
    article === null
      ? ({ place: 'help' } as const)
      : ({
          place: 'price',
          product: requestedProduct(search),
          text: contactsMessages.requestQuestion(article),
        } as const)
  return (
    <ContentFrame path={feedbackUrl()} title={messages.title} lead={typograph(messages.lead)}>
      <Card padding="l" css={{ marginTop: space[6] }}>
        <Form {...asked} page={feedbackUrl()} />
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

export const feedbackPage = async (): Promise<LazyPage> => {
  const { FeedbackForm: Form } = await loadFeedback()
  return {
    Page: () => <FeedbackPage Form={Form} />,
    head: ({ origin }) => contentHead(origin, feedbackUrl(), messages),
  }
}
