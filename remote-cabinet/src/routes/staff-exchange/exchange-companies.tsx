import type { SharedCompany } from '@isp/contract'
import { exchangeUrls } from '@isp/contract/content-urls'
import { staffUrls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import { type DataColumn, DataTable, EmptyState, Text } from '@isp/ui'
import { StaffList } from '../../shared/staff/staff-list.tsx'
import { parseStaffParams, staffSearch } from '../../shared/staff/staff-params.ts'
import { compactCardsCss } from './compact-cards.css.ts'
import { companiesQuery } from './exchange.queries.ts'
import { ExchangePage } from './exchange-places.tsx'
import { exchangeMessages as messages } from './staff-exchange.messages.ts'

const columns: readonly DataColumn<SharedCompany>[] = [
  {
    key: 'company',
    header: messages.company,
    card: 'title',
    render: ({ uuid, name, inn, kpp }) => (
      <div>
        <Link to={staffUrls.company(uuid)}>{name}</Link>
        <Text as="div" size="s" tone="muted">
          {[inn, kpp].filter(Boolean).join(' / ')}
        </Text>
      </div>
    ),
  },
  {
    key: 'records',
    header: messages.companyRecords,
    render: ({ records }) => (
      <div>
        {records.map(({ source, id, name, role, isHidden }) => (
          <div key={`${source} ${id}`} css={{ overflowWrap: 'anywhere' }}>
            <code>
              {source}: {id}
            </code>{' '}
            {name}
            <Text as="div" size="s" tone="muted">
              {[messages.companyRole[role], ...(isHidden ? [messages.recordGone] : [])].join(', ')}
            </Text>
          </div>
        ))}
      </div>
    ),
  },
]

/** Companies that several records of accounting systems lead to (D62). */
export const CompaniesPage = () => {
  const { api } = useRemoteContext()
  const { page } = parseStaffParams(useSearchParams()[0], '', [])
  const query = useQuery(companiesQuery(api, { page }))
  return (
    <ExchangePage title={messages.companies} note={messages.companiesNote}>
      <StaffList
        query={query}
        page={page}
        hrefOf={(to) => exchangeUrls.companies(staffSearch({ page: to }, ''))}
        table={(companies, isLoading) => (
          <DataTable
            css={compactCardsCss}
            caption={messages.companies}
            columns={columns}
            rows={companies}
            rowKey={({ uuid }) => uuid}
            isLoading={isLoading}
          />
        )}
        empty={
          <EmptyState
            icon="check-circle"
            title={messages.noCompanies}
            text={messages.noCompaniesText}
          />
        }
      />
    </ExchangePage>
  )
}
