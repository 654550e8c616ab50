import { siteConfig } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import { useFederation } from '@isp/federation/runtime'
import { typograph } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { useLocation } from '@isp/router'
import { Heading, LinkButton, space, Text, VisuallyHidden } from '@isp/ui'
import { TextBlocks } from '@isp/ui/article'
import { useShellData } from '../../app/shell-data.tsx'
import { FeedbackButton } from '../../layout/feedback/feedback-button.tsx'
import { mapUrl } from '../../layout/site/map-url.ts'
import { ContactBlock } from './contact-block.tsx'
import { contactsMessages as messages } from './content.messages.ts'
import { ContentFrame } from './content-frame.tsx'
import { editedTextQuery } from './edited-text.query.ts'
import { Insertion } from './help/insertion.tsx'
import { MapPlace } from './map-place.tsx'
import { PriceRequest } from './price-request.tsx'
import { requestedArticle, requestedProduct } from './requested-article.ts'

/** §2.14, and below it what the staff wrote. Without a map (D61) its place has the address and a link to one (D23). */
export const ContactsPage = () => {
  const { address, coordinates } = siteConfig
  const { search } = useLocation()
  const { hasMap } = useShellData()
  const { data: words } = useQuery(editedTextQuery(useFederation().context.api, 'contacts'))
  const { title, lead } = words ?? messages
  const article = requestedArticle(search)
  return (
    <ContentFrame path={urls.contacts()} title={typograph(title)} lead={typograph(lead)}>
      {article !== null && <PriceRequest article={article} product={requestedProduct(search)} />}
      <ContactBlock />
      <div css={askCss}>
        <FeedbackButton place="help">{messages.write}</FeedbackButton>
        <FeedbackButton place="help" isPhone variant="secondary">
          {messages.callBack}
        </FeedbackButton>
      </div>
      <section css={{ marginTop: space[8] }}>
        <Heading level={2} size={3}>
          {messages.mapHeading}
        </Heading>
        <Text size="l" css={{ marginTop: space[3] }}>
          {address.city}, {address.street}
        </Text>
        <Text tone="secondary" isTabular css={{ marginTop: space[1], marginBottom: space[4] }}>
          {messages.coordinates}:{' '}
          {messages.coordinatesValue(coordinates.latitude, coordinates.longitude)}
        </Text>
        {hasMap && (
          <div css={{ marginBottom: space[4] }}>
            <MapPlace />
          </div>
        )}
        <LinkButton
          href={mapUrl()}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
          iconEnd="arrow-right"
        >
          {messages.openMap}
          <VisuallyHidden>, {messages.opensOutside}</VisuallyHidden>
        </LinkButton>
      </section>
      {words && <TextBlocks blocks={words.blocks} show={(block) => <Insertion block={block} />} />}
    </ContentFrame>
  )
}

const askCss = { display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[6] } as const
