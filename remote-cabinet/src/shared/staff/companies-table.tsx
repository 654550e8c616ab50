import type { StaffCompanySummary } from '@isp/contract'
import { staffUrls } from '@isp/contract/urls'
import { formatNumber } from '@isp/i18n'
import { Link } from '@isp/router'
import { type DataColumn, DataTable, font } from '@isp/ui'
import { LocalTime } from '../order/local-time.tsx'
import { CompanyStatusTag } from './company-status-tag.tsx'
import { staffMessages as messages } from './staff.messages.ts'

const columns: readonly DataColumn<StaffCompanySummary>[] = [
  {
    key: 'name',
    header: messages.company,
    card: 'title',
    render: ({ uuid, name }) => (
      <Link to={staffUrls.company(uuid)} css={{ fontWeight: font.weight.semibold }}>
        {name}
      </Link>
    ),
  },
  { key: 'inn', header: messages.inn, render: ({ inn }) => inn },
  {
    key: 'status',
    header: messages.status,
    render: ({ status }) => <CompanyStatusTag status={status} />,
  },
  {
    key: 'since',
    header: messages.since,
    render: ({ createdAt }) => <LocalTime iso={createdAt} />,
  },
  {
    key: 'agreements',
    header: messages.agreements,
    align: 'end',
    priority: 2,
    render: ({ agreementCount }) => formatNumber(agreementCount),
  },
  {
    key: 'managers',
    header: messages.managers,
    priority: 2,
    render: ({ managers }) => managers.join(', ') || messages.nobody,
  },
]

type CompaniesTableProps = {
  caption: string
  companies: readonly StaffCompanySummary[]
  isLoading: boolean
}

export const CompaniesTable = ({ caption, companies, isLoading }: CompaniesTableProps) => (
  <DataTable
    caption={caption}
    columns={columns}
    rows={companies}
    rowKey={({ uuid }) => uuid}
    isLoading={isLoading}
  />
)
