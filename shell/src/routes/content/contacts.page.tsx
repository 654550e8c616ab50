import { siteConfig } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import { typograph } from '@isp/i18n'
import { useLocation } from '@isp/router'
import {
  Card,
  color,
  font,
  Heading,
  Icon,
  type IconName,
  LinkButton,
  media,
  space,
  Text,
  VisuallyHidden,
} from '@isp/ui'
import type { ReactNode } from 'react'
import { mapUrl } from '../../layout/site/map-url.ts'
import { askedArticle, askedProduct } from './asked-article.ts'
import { contactsMessages as messages } from './content.messages.ts'
import { ContentFrame } from './content-frame.tsx'
import { PriceRequest } from './price-request.tsx'

const Contact = ({
  icon,
  term,
  children,
}: {
  icon: IconName
  term: string
  children: ReactNode
}) => (
  <Card css={{ paddingLeft: space[12] }}>
    <dt css={{ color: color.textMuted, fontSize: font.size.s }}>
      <Icon name={icon} size={22} css={contactIconCss} />
      {term}
    </dt>
    <dd css={{ fontSize: font.size.l, fontWeight: font.weight.medium }}>{children}</dd>
  </Card>
)

/** §2.14. Without a map key a static block with a link to the map stands in its place (D23). */
export const ContactsPage = () => {
  const { email, phone, hours, address, coordinates } = siteConfig
  const { search } = useLocation()
  const article = askedArticle(search)
  return (
    <ContentFrame path={urls.contacts()} title={messages.title} lead={typograph(messages.lead)}>
      {article !== null && <PriceRequest article={article} product={askedProduct(search)} />}
      <dl css={listCss}>
        <Contact icon="mail" term={messages.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </Contact>
        <Contact icon="phone" term={messages.phone}>
          <a href={phone.href}>{phone.shown}</a>
        </Contact>
        <Contact icon="clock" term={messages.hours}>
          {typograph(hours)}
        </Contact>
        <Contact icon="pin" term={messages.address}>
          <address css={{ fontStyle: 'normal' }}>
            {address.postalCode}, {address.country}, {address.region}, {address.city},{' '}
            {address.street}
          </address>
        </Contact>
      </dl>
      <section css={{ marginTop: space[8] }}>
        <Heading level={2} size={3}>
          {messages.mapHeading}
        </Heading>
        <Card tone="muted" padding="l" css={{ marginTop: space[3] }}>
          <Text size="l" weight="medium">
            {address.city}, {address.street}
          </Text>
          <Text tone="secondary" isTabular css={{ marginTop: space[1], marginBottom: space[4] }}>
            {messages.coordinates}:{' '}
            {messages.coordinatesValue(coordinates.latitude, coordinates.longitude)}
          </Text>
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
        </Card>
      </section>
    </ContentFrame>
  )
}

const contactIconCss = {
  position: 'absolute',
  top: space[4],
  left: space[4],
  color: color.accent,
} as const

const listCss = {
  display: 'grid',
  gap: space[3],
  marginTop: space[6],
  [media.up(744)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const
