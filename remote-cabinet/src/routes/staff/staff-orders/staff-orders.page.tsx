import type { DifferingOrder, OrderStatus, StaffOrderSummary } from '@isp/contract'
import { staffUrls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import { type DataColumn, DataTable, EmptyState, Text } from '@isp/ui'
import { orderMessages } from '../../../shared/order/order.messages.ts'
import { numberColumn, orderColumns } from '../../../shared/order/orders-table.tsx'
import { uuidParam } from '../../../shared/page/uuid-param.ts'
import { staffMessages } from '../../../shared/staff/staff.messages.ts'
import { orderDifferencesQuery, staffOrdersQuery } from '../../../shared/staff/staff.queries.ts'
import { StaffFilter } from '../../../shared/staff/staff-filter.tsx'
import { StaffList } from '../../../shared/staff/staff-list.tsx'
import { StaffPage } from '../../../shared/staff/staff-page.tsx'
import { parseStaffParams, staffSearch } from '../../../shared/staff/staff-params.ts'
import { staffOrdersMessages as messages } from './staff-orders.messages.ts'

const statuses = Object.keys(orderMessages.statuses) as OrderStatus[]
const options = statuses.map((value) => ({ value, label: orderMessages.statuses[value] }))

type Row = StaffOrderSummary & Partial<Pick<DifferingOrder, 'difference'>>

const columns: readonly DataColumn<Row>[] = [
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

const differingColumns: typeof columns = [
  ...columns.slice(0, 4),
  {
    key: 'difference',
    header: messages.difference,
    render: ({ difference }) => (
      <div>
        {difference?.items.map(({ ours, theirs }) => (
          <div key={`${ours} ${theirs}`}>
            {ours} → {theirs}
          </div>
        ))}
      </div>
    ),
  },
]

/** /cabinet/staff/orders/: orders of all companies that this person looks after; `?differences=1`: those to decide on. */
export const Page = () => {
  const { api } = useRemoteContext()
  const [search] = useSearchParams()
  const params = parseStaffParams(search, 'status', statuses)
  const company = uuidParam(search.get('company'))
  const { page, q, choice } = params
  const isDiffering = search.has('differences')
  const differing = useQuery(orderDifferencesQuery(api, { page: isDiffering ? page : 1 }))
  const listed = useQuery({
    ...staffOrdersQuery(api, {
      page,
      ...(q ? { q } : {}),
      ...(choice ? { status: choice } : {}),
      ...(company ? { company } : {}),
    }),
    enabled: !isDiffering,
  })
  const count = differing.data?.total
  const hrefOf = (to: number) => {
    const next = staffSearch({ ...params, page: to }, 'status')
    if (company) next.set('company', company)
    if (isDiffering) next.set('differences', '1')
    return staffUrls.orders(next)
  }
  return (
    <StaffPage title={isDiffering ? messages.differing() : staffMessages.orders}>
      {isDiffering || company ? (
        <Text>
          {isDiffering ? messages.differingOnly : messages.ofCompany}{' '}
          <Link to={staffUrls.orders()}>{messages.allOrders}</Link>
        </Text>
      ) : (
        count !== 0 &&
        !differing.isPending && (
          <Link to={staffUrls.orders(new URLSearchParams({ differences: '1' }))}>
            {messages.differing(count)}
          </Link>
        )
      )}
      {!isDiffering && (
        <StaffFilter
          key={staffSearch(params, 'status').toString()}
          action={staffUrls.orders()}
          params={params}
          search={messages.search}
          choice={{
            name: 'status',
            label: staffMessages.status,
            empty: staffMessages.any,
            options,
          }}
        />
      )}
      <StaffList<Row>
        query={isDiffering ? differing : listed}
        page={page}
        hrefOf={hrefOf}
        table={(orders, isLoading) => (
          <DataTable
            caption={staffMessages.orders}
            columns={isDiffering ? differingColumns : columns}
            rows={orders}
            rowKey={({ id }) => id}
            isLoading={isLoading}
          />
        )}
        empty={
          isDiffering ? (
            <EmptyState icon="check-circle" title={messages.agreed} />
          ) : q || choice || company ? undefined : (
            <EmptyState icon="box" title={messages.emptyTitle} text={messages.emptyText} />
          )
        }
      />
    </StaffPage>
  )
}
