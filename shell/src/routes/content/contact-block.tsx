import { siteConfig } from '@isp/contract/site'
import { typograph } from '@isp/i18n'
import { Card, color, font, Icon, type IconName, media, space } from '@isp/ui'
import type { ReactNode } from 'react'
import { contactsMessages as messages } from './content.messages.ts'

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

/** §2.14: e-mail, telephone, hours, address. */
export const ContactBlock = () => {
  const { email, phone, hours, address } = siteConfig
  return (
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
