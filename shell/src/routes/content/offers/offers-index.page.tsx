import type { SpecialOfferSummary } from '@isp/contract'
import { customOfferUrl, offersUrl, offerUrl } from '@isp/contract/content-urls'
import { useFederation } from '@isp/federation/runtime'
import { typograph } from '@isp/i18n'
import { useSuspenseQuery } from '@isp/query'
import { Link } from '@isp/router'
import { Card, color, EmptyState, font, LinkButton, media, radius, space, Tag, Text } from '@isp/ui'
import { ContentFrame } from '../content-frame.tsx'
import { untilWhen } from './offer-period.ts'
import { offersMessages as messages } from './offers.messages.ts'
import { offersQuery } from './offers.queries.ts'
import { OwnOfferCard } from './own-offer-card.tsx'

const OfferCard = ({ offer }: { offer: SpecialOfferSummary }) => (
  <Card as="li" padding="l" isInteractive css={cardCss}>
    <h2 css={titleCss}>
      <Link to={offerUrl(offer.id)}>{typograph(offer.title)}</Link>
    </h2>
    <Text tone="secondary">{typograph(offer.summary)}</Text>
    <Tag tone="accent">{untilWhen(offer)}</Tag>
  </Card>
)

/** /offer/: current special offers, those that end first at the top. */
export const OffersIndexPage = () => {
  const { api } = useFederation().context
  const { data: offers } = useSuspenseQuery(offersQuery(api))
  return (
    <ContentFrame path={offersUrl()} title={messages.title} lead={typograph(messages.lead)}>
      {offers.length === 0 ? (
        <EmptyState
          icon="document"
          title={messages.empty}
          text={typograph(messages.emptyText)}
          action={<LinkButton to={customOfferUrl()}>{messages.ownAction}</LinkButton>}
        />
      ) : (
        <>
          <ul css={listCss}>
            {offers.map((offer) => (
              <OfferCard key={offer.id} offer={offer} />
            ))}
          </ul>
          <OwnOfferCard />
        </>
      )}
    </ContentFrame>
  )
}

const listCss = { display: 'grid', gap: space[3], marginTop: space[6] } as const

const cardCss = { display: 'grid', justifyItems: 'start', gap: space[2] } as const

/** Makes the whole card a link. */
const titleCss = {
  fontSize: font.size.l,
  fontWeight: font.weight.semibold,
  lineHeight: font.line.snug,
  '& a': {
    color: color.text,
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.l },
    [media.hover]: { '&:hover': { color: color.accent } },
  },
} as const
