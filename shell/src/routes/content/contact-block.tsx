import { siteConfig } from '@isp/contract/site'
import { typograph } from '@isp/i18n'
import { color, font, Icon, type IconName, media, space } from '@isp/ui'
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
  <div>
    <dt>
      <Icon name={icon} size={20} css={{ color: color.accent }} />
      {term}
    </dt>
    <dd>{children}</dd>
  </div>
)

/** §2.14: e-mail, telephone, hours, address. */
export const ContactBlock = () => {
  const { email, phone, hours, address } = siteConfig
  return (
    <dl data-wide css={listCss}>
      <Contact icon="phone" term={messages.phone}>
        <a href={phone.href}>{phone.shown}</a>
      </Contact>
      <Contact icon="mail" term={messages.email}>
        <a href={`mailto:${email}`}>{email}</a>
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

const listCss = {
  display: 'grid',
  gap: `${space[5]} ${space[10]}`,
  marginTop: space[6],
  [media.up(744)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { paddingTop: space[3], borderTop: `1px solid ${color.line}` },
  '& dt': {
    display: 'flex',
    gap: space[2],
    color: color.textMuted,
    fontSize: font.size.s,
    alignItems: 'center',
  },
  '& dd': { marginTop: space[1], fontSize: font.size.l, lineHeight: font.line.normal },
  '& dd a': {
    display: 'inline-block',
    fontSize: font.size['2xl'],
    fontVariantNumeric: font.tabular,
    overflowWrap: 'anywhere',
    [media.touch]: { paddingBlock: space[2] },
  },
} as const
