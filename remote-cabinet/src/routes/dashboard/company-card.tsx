import type { Agreement, MemberCompany } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { Card, color, font, Heading, media, space, Text } from '@isp/ui'
import { dashboardMessages as messages } from './dashboard.messages.ts'

type CompanyCardProps = { company: MemberCompany; agreement: Agreement | null }

/** Company, role and agreement: what prices and rights on every page follow from. */
export const CompanyCard = ({ company, agreement }: CompanyCardProps) => {
  const { code } = company.status
  const closed = code === 'BLOCKED' || code === 'REJECTED' ? messages.closed[code] : null
  const isOnModeration = code === 'MODERATION'
  const openPrices = isOnModeration ? messages.pricesOnModeration : messages.prices
  const prices = closed ? messages.pricesOfClosed : openPrices
  return (
    <Card as="section">
      <Heading level={2} size={3}>
        {company.name}
      </Heading>
      {isOnModeration && (
        <Text css={{ marginTop: space[2], color: color.warning }}>{messages.moderation}</Text>
      )}
      {closed && (
        <Text css={{ marginTop: space[2], color: color.danger }}>
          {closed} <Link to={urls.contacts()}>{messages.askUs}</Link>
        </Text>
      )}
      <dl css={factsCss}>
        <div>
          <dt>{messages.inn}</dt>
          <dd>{company.inn}</dd>
        </div>
        <div>
          <dt>{messages.role}</dt>
          <dd>{messages.roles[company.role]}</dd>
          {company.role === 'employee' && <dd data-part="note">{messages.employeeNote}</dd>}
        </div>
        <div>
          <dt>{messages.agreement}</dt>
          {agreement && <dd>{agreement.name}</dd>}
          <dd data-part="note">{agreement ? prices : messages.noAgreement}</dd>
        </div>
      </dl>
    </Card>
  )
}

const factsCss = {
  display: 'grid',
  gap: space[4],
  margin: `${space[4]} 0 0`,
  [media.up(744)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& dt': { color: color.textMuted, fontSize: font.size.s },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& [data-part="note"]': {
    marginTop: space[1],
    color: color.textSecondary,
    fontSize: font.size.s,
  },
} as const
