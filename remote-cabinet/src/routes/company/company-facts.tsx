import type { CompanyCard } from '@isp/contract'
import { useStanding } from '@isp/session'
import { color, media, space } from '@isp/ui'
import type { ReactNode } from 'react'
import { roleNames } from '../../shared/people/people.messages.ts'
import { Agreements } from './agreements.tsx'
import { companyPageMessages as messages } from './company.messages.ts'

/** Requisites, one's role, whom to ask, and by which agreements the company buys. */
export const CompanyFacts = ({ company }: { company: CompanyCard }) => {
  const standing = useStanding()
  const own =
    'user' in standing ? standing.user.companies.find(({ uuid }) => uuid === company.uuid) : null
  // the person's own data know terms and specifications as well
  const agreements = own?.agreements ?? company.agreements
  return (
    <dl css={listCss}>
      <Fact name={messages.inn}>{company.inn}</Fact>
      {company.kpp && <Fact name={messages.kpp}>{company.kpp}</Fact>}
      <Fact name={messages.role}>{roleNames[company.role]}</Fact>
      <Fact name={messages.managers}>{company.managers.join(', ') || messages.noManagers}</Fact>
      {agreements.length > 0 && (
        <Fact name={messages.agreements}>
          <Agreements agreements={agreements} />
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const listCss = {
  display: 'grid',
  gap: space[2],
  margin: 0,
  '& > div': {
    display: 'grid',
    gap: `0 ${space[4]}`,
    [media.up(744)]: { gridTemplateColumns: '180px minmax(0, 1fr)' },
  },
  '& dt': { color: color.textMuted },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
} as const
