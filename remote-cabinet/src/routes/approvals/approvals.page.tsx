import type { ApprovalSummary } from '@isp/contract'
import { approvalUrls } from '@isp/contract/content-urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { formatMoney } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import { useStanding } from '@isp/session'
import { type DataColumn, DataTable, EmptyState, Heading, Pagination, Stack, Text } from '@isp/ui'
import { lazy, Suspense } from 'react'
import { approvalMessages } from '../../shared/approval/approval.messages.ts'
import { approvalsQuery } from '../../shared/approval/approval.queries.ts'
import { ApprovalStatusTag } from '../../shared/approval/approval-status-tag.tsx'
import { approvalsTitle } from '../../shared/approval/approvals-title.messages.ts'
import { tabsCss } from '../../shared/goods/goods.css.ts'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { NoCompany } from '../../shared/page/no-company.tsx'
import { parseStaffParams, staffSearch } from '../../shared/staff/staff-params.ts'
import { approvalsPageMessages as messages } from './approvals.messages.ts'

/** Of those who decide; its form stands among the other forms. */
const Substitute = lazy(async () => ({
  default: (await import(/* webpackChunkName: "own-pages" */ './substitute.tsx')).Substitute,
}))

const boxes = ['waiting', 'decided', 'own'] as const
type Box = (typeof boxes)[number]

const columns: readonly DataColumn<ApprovalSummary>[] = [
  {
    key: 'request',
    header: messages.request,
    card: 'title',
    render: ({ id, number }) => (
      <Link to={approvalUrls.request(id)}>{approvalMessages.number(number)}</Link>
    ),
  },
  {
    key: 'status',
    header: messages.status,
    render: ({ status }) => <ApprovalStatusTag status={status} />,
  },
  { key: 'author', header: messages.author, render: ({ author }) => author },
  { key: 'reason', header: messages.reason, priority: 2, render: ({ reason }) => reason },
  {
    key: 'until',
    header: messages.until,
    render: ({ expiresAt }) => <LocalTime iso={expiresAt} />,
  },
  {
    key: 'total',
    header: messages.total,
    align: 'end',
    render: ({ total, askedTotal }) => (
      <span>
        <strong>{formatMoney(total)}</strong>
        {askedTotal !== total && (
          <Text as="div" size="s" tone="muted">
            {messages.asked(askedTotal)}
          </Text>
        )}
      </span>
    ),
  },
]

type RequestsProps = { box: Box; requests: readonly ApprovalSummary[]; isLoading?: boolean }

const Requests = ({ box, requests, isLoading }: RequestsProps) => (
  <DataTable
    caption={messages.boxes[box]}
    columns={columns}
    rows={requests}
    rowKey={({ id }) => id}
    isLoading={isLoading}
  />
)

/** /cabinet/approvals/: requests for approval and their results. */
export const Page = () => {
  const { api } = useRemoteContext()
  const standing = useStanding()
  const params = parseStaffParams(useSearchParams()[0], 'box', boxes)
  const { page, choice: box = 'waiting' } = params
  const company = standing.kind === 'member' ? standing.company.uuid : ''
  const query = useQuery({ ...approvalsQuery(api, company, { page, box }), enabled: !!company })
  if (!company) return <NoCompany />
  const hrefOf = (choice: Box, to = 1) =>
    approvalUrls.list(staffSearch({ choice, page: to }, 'box'))
  return (
    <Stack gap={5}>
      <Heading level={1}>{approvalsTitle}</Heading>
      <nav aria-label={approvalsTitle} css={tabsCss}>
        {boxes.map((one) => (
          <Link key={one} to={hrefOf(one)} aria-current={one === box ? 'page' : undefined}>
            {messages.boxes[one]}
          </Link>
        ))}
      </nav>
      <Read
        query={query}
        waiting={<Requests box={box} requests={[]} isLoading />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState icon="check-circle" title={messages.emptyTitle} text={messages.emptyText} />
        }
      >
        {({ items, pages }) => (
          <>
            <Requests box={box} requests={items} />
            <Pagination page={page} pages={pages} hrefOf={(to) => hrefOf(box, to)} />
          </>
        )}
      </Read>
      {box === 'waiting' && (
        <Suspense>
          <Substitute company={company} />
        </Suspense>
      )}
    </Stack>
  )
}
