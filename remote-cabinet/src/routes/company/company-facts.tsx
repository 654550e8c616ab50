import type { CompanyCard } from '@isp/contract'
import { color, media, space } from '@isp/ui'
import { roleNames } from '../../shared/people/people.messages.ts'
import { companyPageMessages as messages } from './company.messages.ts'

const factsOf = (company: CompanyCard): [string, string][] => [
  [messages.inn, company.inn],
  ...(company.kpp ? ([[messages.kpp, company.kpp]] satisfies [string, string][]) : []),
  [messages.role, roleNames[company.role]],
  [messages.managers, company.managers.join(', ') || messages.noManagers],
  ...(company.agreements.length > 0
    ? ([[messages.agreements, company.agreements.map(({ name }) => name).join(', ')]] satisfies [
        string,
        string,
      ][])
    : []),
]

/** Requisites, one's role, and whom to ask. */
export const CompanyFacts = ({ company }: { company: CompanyCard }) => (
  <dl css={listCss}>
    {factsOf(company).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
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
