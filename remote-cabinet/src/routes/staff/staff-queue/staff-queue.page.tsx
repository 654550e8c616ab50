import { staffUrls, withQuery } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useSearchParams } from '@isp/router'
import { EmptyState } from '@isp/ui'
import { CompaniesTable } from '../../../shared/staff/companies-table.tsx'
import { staffMessages } from '../../../shared/staff/staff.messages.ts'
import { staffCompaniesQuery } from '../../../shared/staff/staff.queries.ts'
import { StaffList } from '../../../shared/staff/staff-list.tsx'
import { StaffPage } from '../../../shared/staff/staff-page.tsx'
import { parseStaffParams, staffSearch } from '../../../shared/staff/staff-params.ts'
import { queueMessages as messages } from './staff-queue.messages.ts'

/** /cabinet/staff/: companies that wait for somebody's look. */
export const Page = () => {
  const { api } = useRemoteContext()
  const { page } = parseStaffParams(useSearchParams()[0], 'status', [])
  const query = useQuery(staffCompaniesQuery(api, { page, status: 'MODERATION' }))
  return (
    <StaffPage title={staffMessages.queue} note={messages.note}>
      <StaffList
        query={query}
        page={page}
        hrefOf={(to) => withQuery(staffUrls.root(), staffSearch({ page: to }, 'status'))}
        table={(companies, isLoading) => (
          <CompaniesTable
            caption={staffMessages.queue}
            companies={companies}
            isLoading={isLoading}
          />
        )}
        empty={
          <EmptyState icon="check-circle" title={messages.emptyTitle} text={messages.emptyText} />
        }
      />
    </StaffPage>
  )
}
