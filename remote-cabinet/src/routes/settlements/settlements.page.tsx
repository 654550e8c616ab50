import { ignoreErrors, unwrap } from '@isp/api-client'
import type { SettlementSummary } from '@isp/contract'
import { settlementsUrl } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { EM_DASH, formatMoney } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import { useStanding } from '@isp/session'
import { type DataColumn, DataTable, EmptyState, Heading, Pagination, Stack } from '@isp/ui'
import { NoCompany } from '../../shared/page/no-company.tsx'
import { Settlement, settlementsKey } from './settlement.tsx'
import { settlementsMessages as messages } from './settlements.messages.ts'
import { settlementsTitle } from './settlements-title.messages.ts'

export const head = () => ({ title: messages.documentTitle })

const columns: readonly DataColumn<SettlementSummary>[] = [
  {
    key: 'act',
    header: messages.act,
    card: 'title',
    width: '190px',
    render: (act) => (
      <Link to={settlementsUrl(new URLSearchParams({ act: String(act.id) }))}>
        {messages.period(act)}
      </Link>
    ),
  },
  {
    key: 'agreement',
    header: messages.agreement,
    render: ({ agreement }) => agreement ?? messages.anyAgreement,
  },
  {
    key: 'closing',
    header: messages.closing,
    align: 'end',
    render: ({ closing }) => messages.debt(closing),
  },
  {
    key: 'overdue',
    header: messages.overdue,
    align: 'end',
    render: ({ overdue }) => (overdue > 0 ? formatMoney(overdue) : EM_DASH),
  },
  {
    key: 'answer',
    header: messages.answer,
    width: '120px',
    render: ({ answer }) =>
      messages.answers[answer === null ? 'none' : answer.agrees ? 'yes' : 'no'],
  },
]

/** /cabinet/settlements/: mutual settlements of the company; `?act=12` one of them, `?page=2` more. */
export const Page = () => {
  const [search] = useSearchParams()
  const standing = useStanding()
  const company = standing.kind === 'member' ? standing.company.uuid : ''
  const act = Number(search.get('act'))
  if (!company)
    return (
      <Stack gap={5}>
        <Heading level={1}>{settlementsTitle}</Heading>
        <NoCompany />
      </Stack>
    )
  return act > 0 ? (
    <Settlement key={act} id={act} company={company} />
  ) : (
    <List company={company} page={Math.max(1, Math.trunc(Number(search.get('page'))) || 1)} />
  )
}

const List = ({ company, page }: { company: string; page: number }) => {
  const { api } = useRemoteContext()
  const query = useQuery({
    queryKey: [...settlementsKey, company, { page }],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/sale/settlements', {
          params: { query: { page } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })
  const table = (items: readonly SettlementSummary[], isLoading = false) => (
    <DataTable
      caption={settlementsTitle}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      isLoading={isLoading}
    />
  )
  return (
    <Stack gap={5}>
      <Heading level={1}>{settlementsTitle}</Heading>
      <Read
        query={query}
        waiting={table([], true)}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState icon="document" title={messages.emptyTitle} text={messages.emptyText} />}
      >
        {({ items, pages }) => (
          <>
            {table(items)}
            <Pagination
              page={page}
              pages={pages}
              hrefOf={(to) => settlementsUrl(new URLSearchParams({ page: String(to) }))}
            />
          </>
        )}
      </Read>
    </Stack>
  )
}
