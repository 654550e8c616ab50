import type { StaffOrderSummary } from '@isp/contract'
import { staffUrls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import { type DataColumn, DataTable, EmptyState, Text } from '@isp/ui'
import { orderMessages } from '../../../shared/order/order.messages.ts'
import { numberColumn, orderColumns } from '../../../shared/order/orders-table.tsx'
import { staffMessages } from '../../../shared/staff/staff.messages.ts'
import { staffOrdersQuery } from '../../../shared/staff/staff.queries.ts'
import { StaffFilter } from '../../../shared/staff/staff-filter.tsx'
import { StaffList } from '../../../shared/staff/staff-list.tsx'
import { StaffPage } from '../../../shared/staff/staff-page.tsx'
import { parseStaffParams, staffSearch } from '../../../shared/staff/staff-params.ts'
import { staffOrdersMessages as messages } from './staff-orders.messages.ts'

const statuses = [
  'NEW',
  'CONFIRMED',
  'AWAITING_PAYMENT',
  'ASSEMBLING',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
] as const
const options = statuses.map((value) => ({ value, label: orderMessages.statuses[value] }))
const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const columns: readonly DataColumn<StaffOrderSummary>[] = [
  numberColumn(staffUrls.order),
  orderColumns.created,
  orderColumns.status,
  {
    key: 'company',
    header: messages.company,
    render: ({ company }) => <Link to={staffUrls.company(company.uuid)}>{company.name}</Link>,
  },
  orderColumns.author,
  orderColumns.lines,
  orderColumns.total,
]

/** /cabinet/staff/orders/: orders of all companies that this person looks after. */
export const Page = () => {
  const { api } = useRemoteContext()
  const [search] = useSearchParams()
  const params = parseStaffParams(search, 'status', statuses)
  const given = search.get('company') ?? ''
  const company = uuidForm.test(given) ? given : undefined
  const { page, q, choice } = params
  const query = useQuery(
    staffOrdersQuery(api, {
      page,
      ...(q ? { q } : {}),
      ...(choice ? { status: choice } : {}),
      ...(company ? { company } : {}),
    }),
  )
  const hrefOf = (to: number) => {
    const next = staffSearch({ ...params, page: to }, 'status')
    if (company) next.set('company', company)
    return staffUrls.orders(next)
  }
  return (
    <StaffPage title={staffMessages.orders}>
      <StaffFilter
        key={staffSearch(params, 'status').toString()}
        action={staffUrls.orders()}
        params={params}
        search={messages.search}
        choice={{ name: 'status', label: staffMessages.status, empty: staffMessages.any, options }}
      />
      {company && (
        <Text>
          {messages.ofCompany} <Link to={staffUrls.orders()}>{messages.allCompanies}</Link>
        </Text>
      )}
      <StaffList
        query={query}
        page={page}
        hrefOf={hrefOf}
        table={(orders, isLoading) => (
          <DataTable
            caption={staffMessages.orders}
            columns={columns}
            rows={orders}
            rowKey={({ id }) => id}
            isLoading={isLoading}
          />
        )}
        empty={
          q || choice || company ? undefined : (
            <EmptyState icon="box" title={messages.emptyTitle} text={messages.emptyText} />
          )
        }
      />
    </StaffPage>
  )
}
