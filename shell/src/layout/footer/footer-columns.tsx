import { offersUrl } from '@isp/contract/content-urls'
import { siteConfig } from '@isp/contract/site'
import { feedbackUrl, urls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { color, font, Icon, media, space } from '@isp/ui'
import type { ReactNode } from 'react'
import { useFeedbackWindow } from '../feedback/use-feedback-window.tsx'
import { Logo } from '../header/logo.tsx'
import { layoutMessages as messages } from '../layout.messages.ts'
import { footerLinkCss } from './footer-link.css.ts'

const catalogLinks = [
  { to: urls.catalog(), text: messages.wholeCatalog },
  { to: urls.brands(), text: messages.brands },
  { to: offersUrl(), text: messages.offers },
  { to: urls.constructors(), text: messages.constructors },
  { to: urls.comparison(), text: messages.comparison },
]
const buyerLinks = [
  { to: urls.delivery(), text: messages.delivery },
  { to: urls.payment(), text: messages.payment },
  { to: urls.contacts(), text: messages.contacts },
  { to: urls.help(), text: messages.help },
  { to: urls.cabinet(), text: messages.cabinet },
]

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 css={{ marginBottom: space[2], fontSize: font.size.m, fontWeight: font.weight.semibold }}>
      {title}
    </h2>
    {children}
  </div>
)

const Links = ({ links }: { links: readonly { to: string; text: string }[] }) => (
  <ul>
    {links.map(({ to, text }) => (
      <li key={to}>
        <Link to={to} css={footerLinkCss}>
          {text}
        </Link>
      </li>
    ))}
  </ul>
)

/** §2.13: links, e-mail, city and address. */
export const FooterColumns = () => {
  const { address, email, phone, hours } = siteConfig
  const { open, window } = useFeedbackWindow({ place: 'footer' })
  return (
    <div css={gridCss}>
      <div css={{ [media.down(1024)]: { gridColumn: '1 / -1' } }}>
        <Logo tone="inverse" />
      </div>
      <Column title={messages.footerCatalog}>
        <Links links={catalogLinks} />
      </Column>
      <Column title={messages.footerBuyer}>
        <Links links={buyerLinks} />
      </Column>
      <div css={{ [media.down(744)]: { gridColumn: '1 / -1' } }}>
        <Column title={messages.footerContacts}>
          <a href={phone.href} css={footerLinkCss}>
            <Icon name="phone" size={16} />
            {phone.shown}
          </a>
          <a href={`mailto:${email}`} css={footerLinkCss}>
            <Icon name="mail" size={16} />
            {email}
          </a>
          <Link to={feedbackUrl()} onClick={open} css={footerLinkCss}>
            <Icon name="arrow-right" size={16} />
            {messages.feedback}
          </Link>
          {window}
          <p css={{ ...footerLinkCss, alignItems: 'flex-start' }}>
            <Icon name="clock" size={16} css={{ marginTop: '2px' }} />
            {hours}
          </p>
          <address css={{ ...footerLinkCss, alignItems: 'flex-start', fontStyle: 'normal' }}>
            <Icon name="pin" size={16} css={{ marginTop: '2px' }} />
            <span>
              {messages.postalCity(address.postalCode, address.city)}, {address.street}
            </span>
          </address>
        </Column>
      </div>
    </div>
  )
}

const gridCss = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[8]} ${space[6]}`,
  paddingBlock: space[10],
  color: color.textInverse,
  [media.up(744)]: { gridTemplateColumns: '1fr 1fr 1.5fr' },
  [media.up(1024)]: { gridTemplateColumns: '1.6fr 1fr 1fr 1.6fr' },
} as const
