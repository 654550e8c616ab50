import type { StaffCompany } from '@isp/contract'
import { staffUrls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { formatNumber } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Link, useParams } from '@isp/router'
import { Card, Heading, media, Skeleton, Stack, space } from '@isp/ui'
import { LocalTime } from '../../../shared/order/local-time.tsx'
import { OrderFiles } from '../../../shared/order/order-files.tsx'
import { readFileAnswer } from '../../../shared/save-file/file-answer.ts'
import { CompanyStatusTag } from '../../../shared/staff/company-status-tag.tsx'
import { NoSuchPage } from '../../../shared/staff/no-such-page.tsx'
import { staffMessages } from '../../../shared/staff/staff.messages.ts'
import { staffCompanyQuery } from '../../../shared/staff/staff.queries.ts'
import { StaffPage } from '../../../shared/staff/staff-page.tsx'
import { CompanyAgreements } from './company-agreements.tsx'
import { CompanyManagers } from './company-managers.tsx'
import { CompanyPeople } from './company-people.tsx'
import { CompanyStatus } from './company-status.tsx'
import { companyCardMessages as messages } from './staff-company.messages.ts'

/** /cabinet/staff/companies/{uuid}/: everything that the staff knows of a company, and may do about it. */
export const Page = () => {
  const { api } = useRemoteContext()
  const { uuid = '' } = useParams()
  const query = useQuery(staffCompanyQuery(api, uuid))
  return (
    <Read
      query={query}
      waiting={
        <StaffPage title={messages.title}>
          <Skeleton shape="box" height="240px" />
        </StaffPage>
      }
      instead={{ 404: <NoSuchPage />, 400: <NoSuchPage /> }}
    >
      {(company) => (
        <StaffPage title={company.name}>
          <Stack gap={6}>
            <Facts company={company} />
            <CompanyStatus company={company} />
            <CompanyAgreements company={company} />
            <CompanyManagers
              key={company.managers.map((one) => one.uuid).join()}
              company={company}
            />
            <CompanyPeople people={company.people} />
            <CompanyPapers company={company} />
          </Stack>
        </StaffPage>
      )}
    </Read>
  )
}

const Facts = ({ company }: { company: StaffCompany }) => (
  <Card>
    <Heading level={2} size={4}>
      {messages.facts}
    </Heading>
    <dl css={factsCss}>
      <Fact name={staffMessages.status}>
        <CompanyStatusTag status={company.status} />
      </Fact>
      <Fact name={staffMessages.inn}>{company.inn}</Fact>
      {company.kpp && <Fact name={messages.kpp}>{company.kpp}</Fact>}
      {company.ogrn && <Fact name={messages.ogrn}>{company.ogrn}</Fact>}
      {company.country !== 'RU' && (
        <Fact name={messages.country}>{messages.countries[company.country]}</Fact>
      )}
      <Fact name={staffMessages.since}>
        <LocalTime iso={company.createdAt} />
      </Fact>
      <Fact name={messages.orders}>{formatNumber(company.orderCount)}</Fact>
    </dl>
    {company.legalAddress && (
      <dl css={factsCss}>
        <Fact name={messages.legalAddress}>{company.legalAddress}</Fact>
      </dl>
    )}
    <Link to={staffUrls.acts(new URLSearchParams({ subject: company.uuid }))}>{messages.acts}</Link>
  </Card>
)

/** What the accounting system has sent. */
const CompanyPapers = ({ company: { uuid, papers = [] } }: { company: StaffCompany }) => {
  const { api } = useRemoteContext()
  const fetchFile = (fileUuid: string) =>
    readFileAnswer(
      api.GET('/api/admin/company/{uuid}/paper/{fileUuid}', {
        params: { path: { uuid, fileUuid } },
        parseAs: 'blob',
      }),
    )
  return (
    papers.length > 0 && (
      <section>
        <Heading level={2} size={3}>
          {messages.papers}
        </Heading>
        <OrderFiles files={papers} fetchFile={fetchFile} />
      </section>
    )
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const factsCss = {
  display: 'grid',
  gap: space[3],
  margin: `${space[3]} 0`,
  [media.up(744)]: { gridTemplateColumns: 'repeat(auto-fit, minmax(140px, auto))' },
  '& dt': { opacity: 0.75 },
  '& dd': { margin: 0, fontWeight: 500, overflowWrap: 'anywhere' },
} as const
