import type { SpecialOffer } from '@isp/contract'
import { offersUrl, offerUrl } from '@isp/contract/content-urls'
import { useFederation } from '@isp/federation/runtime'
import { formatDate, typograph } from '@isp/i18n'
import { useSuspenseQuery } from '@isp/query'
import { Card, Heading, LinkButton, space, Text } from '@isp/ui'
import { TextBlocks } from '@isp/ui/article'
import type { FeedbackForm } from '../../../layout/feedback/feedback-window.tsx'
import { ContentFrame } from '../content-frame.tsx'
import { Insertion } from '../help/insertion.tsx'
import { periodOf } from './offer-period.ts'
import { offersMessages as messages } from './offers.messages.ts'
import { offerQuery } from './offers.queries.ts'
import { OwnOfferCard } from './own-offer-card.tsx'

const REQUEST = 'request'

const Ended = ({ endsOn }: Pick<SpecialOffer, 'endsOn'>) => (
  <Card tone="muted" padding="l" css={{ marginTop: space[6] }}>
    <Heading level={2} size={4}>
      {messages.ended(formatDate(endsOn, { year: true }))}
    </Heading>
    <Text tone="secondary" css={{ marginTop: space[1], marginBottom: space[4] }}>
      {typograph(messages.endedText)}
    </Text>
    <LinkButton to={offersUrl()}>{messages.current}</LinkButton>
  </Card>
)

const Current = ({ offer }: { offer: SpecialOffer }) => (
  <div css={periodCss}>
    <Text weight="medium">{periodOf(offer)}</Text>
    <LinkButton href={`#${REQUEST}`}>{messages.request}</LinkButton>
  </div>
)

/** /offer/{id}/: the terms, the products, and a form that sends a message about this offer. */
export const OfferPage = ({ id, Form }: { id: number; Form: typeof FeedbackForm }) => {
  const { api } = useFederation().context
  const { data: offer } = useSuspenseQuery(offerQuery(api, id))
  return (
    <ContentFrame
      path={offerUrl(id)}
      title={typograph(offer.title)}
      lead={typograph(offer.summary)}
      parents={[{ label: messages.title, to: offersUrl() }]}
    >
      {offer.isEnded ? <Ended endsOn={offer.endsOn} /> : <Current offer={offer} />}
      <TextBlocks blocks={offer.blocks} show={(block) => <Insertion block={block} />} />
      {offer.isEnded ? (
        <OwnOfferCard />
      ) : (
        <section aria-labelledby={REQUEST} css={{ marginTop: space[10] }}>
          <Card padding="l">
            <Heading level={2} size={3} id={REQUEST} css={anchorCss}>
              {messages.request}
            </Heading>
            <Text tone="secondary" css={{ marginTop: space[1], marginBottom: space[4] }}>
              {typograph(messages.requestText)}
            </Text>
            <Form place="help" page={offerUrl(id)} offer={id} hint={messages.hint} />
          </Card>
        </section>
      )}
      <div css={{ marginTop: space[8] }}>
        <LinkButton to={offersUrl()} variant="ghost" icon="arrow-left">
          {messages.current}
        </LinkButton>
      </div>
    </ContentFrame>
  )
}

const periodCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[5]}`,
  marginTop: space[5],
} as const

/** Space for the sticky header, which would cover the target of an anchor. */
const anchorCss = { scrollMarginTop: '148px' } as const
