import { staffUrls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useSearchParams } from '@isp/router'
import { CompaniesTable } from '../../../shared/staff/companies-table.tsx'
import { staffMessages as messages } from '../../../shared/staff/staff.messages.ts'
import { staffCompaniesQuery } from '../../../shared/staff/staff.queries.ts'
import { StaffFilter } from '../../../shared/staff/staff-filter.tsx'
import { StaffList } from '../../../shared/staff/staff-list.tsx'
import { StaffPage } from '../../../shared/staff/staff-page.tsx'
import { parseStaffParams, staffSearch } from '../../../shared/staff/staff-params.ts'

const statuses = ['MODERATION', 'ACTIVE', 'REJECTED', 'BLOCKED', 'NEW'] as const
const options = statuses.map((value) => ({ value, label: messages.companyStatuses[value] }))

/** /cabinet/staff/companies/: all companies that this person looks after. */
export const Page = () => {
  const { api } = useRemoteContext()
  const params = parseStaffParams(useSearchParams()[0], 'status', statuses)
  const { page, q, choice } = params
  const query = useQuery(
    staffCompaniesQuery(api, { page, ...(q ? { q } : {}), ...(choice ? { status: choice } : {}) }),
  )
  return (
    <StaffPage
      title={messages.companies}
      {...(choice === 'MODERATION' && { note: messages.moderationNote })}
    >
      <StaffFilter
        key={staffSearch(params, 'status').toString()}
        action={staffUrls.companies()}
        params={params}
        search={messages.companySearch}
        choice={{ name: 'status', label: messages.status, empty: messages.any, options }}
      />
      <StaffList
        query={query}
        page={page}
        hrefOf={(to) => staffUrls.companies(staffSearch({ ...params, page: to }, 'status'))}
        table={(companies, isLoading) => (
          <CompaniesTable
            caption={messages.companies}
            companies={companies}
            isLoading={isLoading}
          />
        )}
      />
    </StaffPage>
  )
}
