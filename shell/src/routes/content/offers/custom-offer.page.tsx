import { customOfferUrl, offersUrl } from '@isp/contract/content-urls'
import type { LazyPage } from '@isp/federation/page'
import { typograph } from '@isp/i18n'
import { Card, color, font, Heading, space, Text } from '@isp/ui'
import type { FeedbackForm } from '../../../layout/feedback/feedback-window.tsx'
import { loadFeedback } from '../../../layout/feedback/use-feedback-window.tsx'
import { ContentFrame } from '../content-frame.tsx'
import { contentHead } from '../content-head.ts'
import { customOfferMessages as messages, offersMessages } from './offers.messages.ts'

/** /offer/custom/: a request for prices of a list or a volume of goods. */
const CustomOfferPage = ({ Form }: { Form: typeof FeedbackForm }) => (
  <ContentFrame
    path={customOfferUrl()}
    title={messages.title}
    lead={typograph(messages.lead)}
    parents={[{ label: offersMessages.title, to: offersUrl() }]}
  >
    <section aria-labelledby="what" css={{ marginTop: space[6] }}>
      <Heading level={2} size={3} id="what">
        {messages.what}
      </Heading>
      <ul css={listCss}>
        {messages.items.map((item) => (
          <li key={item}>{typograph(item)}</li>
        ))}
      </ul>
      <Text size="l" css={{ marginTop: space[3] }}>
        {typograph(messages.files)}
      </Text>
    </section>
    <section aria-labelledby="request" css={{ marginTop: space[6] }}>
      <Card padding="l">
        <Heading level={2} size={3} id="request" css={{ marginBottom: space[4] }}>
          {messages.form}
        </Heading>
        <Form place="help" page={customOfferUrl()} offer="custom" hint={offersMessages.hint} />
      </Card>
    </section>
  </ContentFrame>
)

export const customOfferPage = async (): Promise<LazyPage> => {
  const { FeedbackForm: Form } = await loadFeedback()
  return {
    Page: () => <CustomOfferPage Form={Form} />,
    head: ({ origin }) =>
      contentHead(origin, customOfferUrl(), messages, [
        { name: offersMessages.title, path: offersUrl() },
      ]),
  }
}

const listCss = {
  display: 'grid',
  gap: space[2],
  marginTop: space[3],
  paddingLeft: space[5],
  fontSize: font.size.l,
  listStyle: 'disc',
  '& li::marker': { color: color.accent },
} as const
