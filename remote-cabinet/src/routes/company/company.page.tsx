import type { CompanyCard } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useParams } from '@isp/router'
import { useStanding } from '@isp/session'
import { EmptyState, Heading, LinkButton, Skeleton, Stack } from '@isp/ui'
import { CompanyStatusTag } from '../../shared/people/company-status-tag.tsx'
import { companyQuery } from '../../shared/people/people.queries.ts'
import { Addresses } from './addresses.tsx'
import { ApprovalRules } from './approval-rules.tsx'
import { companyPageMessages as messages } from './company.messages.ts'
import { parseCompanyUuid } from './company.params.ts'
import { CompanyFacts } from './company-facts.tsx'
import { Group } from './group.tsx'
import { Invitations } from './invitations.tsx'
import { Joins } from './joins.tsx'
import { LeaveCompany } from './leave-company.tsx'
import { People } from './people.tsx'

/** /cabinet/companies/[id]/: what the company is; for its managers also its people, letters and addresses. */
export const CompanyPage = () => {
  const { api } = useRemoteContext()
  const uuid = parseCompanyUuid(useParams().id) ?? ''
  const query = useQuery(companyQuery(api, uuid))
  return (
    <Read
      query={query}
      headingLevel={1}
      waiting={<CompanySkeleton />}
      instead={{ 404: <CompanyNotFound /> }}
    >
      {(company) => <Company company={company} />}
    </Read>
  )
}

const Company = ({ company }: { company: CompanyCard }) => {
  const standing = useStanding()
  const isManager = company.role === 'manager'
  const userId = 'user' in standing ? standing.user.id : 0
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={1} css={{ overflowWrap: 'anywhere' }}>
          {company.name}
        </Heading>
        <Stack direction="row">
          <CompanyStatusTag {...company.status} />
        </Stack>
        <CompanyFacts company={company} />
      </Stack>
      {isManager && <Joins company={company.uuid} />}
      {isManager && <People company={company.uuid} userId={userId} />}
      {isManager && <Invitations company={company} />}
      {isManager && <ApprovalRules company={company.uuid} />}
      <Addresses company={company.uuid} isManager={isManager} />
      {isManager && company.isHead && <Group company={company.uuid} />}
      <LeaveCompany company={company} />
    </Stack>
  )
}

const CompanySkeleton = () => (
  <Stack gap={5}>
    <Skeleton shape="box" width="min(320px, 80%)" height="36px" />
    <Skeleton shape="box" height="120px" />
    <Skeleton shape="box" height="240px" />
  </Stack>
)

const CompanyNotFound = () => (
  <EmptyState
    headingLevel={1}
    icon="company"
    title={messages.notFoundTitle}
    text={messages.notFoundText}
    action={<LinkButton to={accountUrls.companies()}>{messages.back}</LinkButton>}
  />
)
