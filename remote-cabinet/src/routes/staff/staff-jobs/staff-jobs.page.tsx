import { unwrap } from '@isp/api-client'
import type { Job } from '@isp/contract'
import { staffUrls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { EM_DASH, jobNameOf } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { useSearchParams } from '@isp/router'
import { Button, type DataColumn, DataTable, EmptyState, Tag, type Tone } from '@isp/ui'
import { LocalTime } from '../../../shared/order/local-time.tsx'
import { staffMessages } from '../../../shared/staff/staff.messages.ts'
import { jobsQuery, staffKey } from '../../../shared/staff/staff.queries.ts'
import { StaffList } from '../../../shared/staff/staff-list.tsx'
import { StaffPage } from '../../../shared/staff/staff-page.tsx'
import { parseStaffParams, staffSearch } from '../../../shared/staff/staff-params.ts'
import { jobsMessages as messages } from './staff-jobs.messages.ts'

const tones: Readonly<Record<Job['state'], Tone>> = {
  waiting: 'neutral',
  running: 'info',
  retrying: 'warning',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
}

const isOpen = ({ state }: Job) => ['waiting', 'running', 'retrying'].includes(state)

const columns: readonly DataColumn<Job>[] = [
  {
    key: 'kind',
    header: messages.kind,
    card: 'title',
    render: ({ kind }) => jobNameOf(kind),
  },
  {
    key: 'state',
    header: messages.state,
    render: ({ state }) => <Tag tone={tones[state]}>{messages.states[state]}</Tag>,
  },
  { key: 'attempt', header: messages.attempt, align: 'end', render: ({ attempt }) => attempt },
  {
    key: 'progress',
    header: messages.progress,
    align: 'end',
    priority: 2,
    render: ({ progress }) => (progress ? messages.of(progress.done, progress.total) : EM_DASH),
  },
  {
    key: 'created',
    header: messages.created,
    render: ({ createdAt }) => <LocalTime iso={createdAt} />,
  },
  {
    key: 'finished',
    header: messages.finished,
    priority: 2,
    render: ({ finishedAt }) => (finishedAt ? <LocalTime iso={finishedAt} /> : EM_DASH),
  },
  {
    key: 'reason',
    header: messages.reason,
    render: ({ reason, error, result }) => (
      <span css={{ overflowWrap: 'anywhere' }}>{reason ?? error ?? result?.text ?? EM_DASH}</span>
    ),
  },
]

/** /cabinet/staff/jobs/: what the shop does by itself, and how far it is. */
export const Page = () => {
  const { api } = useRemoteContext()
  const { page } = parseStaffParams(useSearchParams()[0], '', [])
  const query = useQuery(jobsQuery(api, page))
  return (
    <StaffPage title={staffMessages.jobs} note={messages.note}>
      <StaffList
        query={query}
        page={page}
        hrefOf={(to) => staffUrls.jobs(staffSearch({ page: to }, ''))}
        table={(jobs, isLoading) => (
          <DataTable
            caption={staffMessages.jobs}
            columns={[
              ...columns,
              {
                key: 'actions',
                header: messages.actions,
                isHeaderHidden: true,
                card: 'action',
                render: (job) => (isOpen(job) ? <CancelJob job={job} /> : null),
              },
            ]}
            rows={jobs}
            rowKey={({ id }) => id}
            isLoading={isLoading}
          />
        )}
        empty={<EmptyState icon="clock" title={messages.emptyTitle} text={messages.emptyText} />}
      />
    </StaffPage>
  )
}

const CancelJob = ({ job: { id, kind } }: { job: Job }) => {
  const { api } = useRemoteContext()
  const change = useChange({
    saysFailure: 'popup',
    send: (jobId: string, marks) =>
      unwrap(api.POST('/api/jobs/{id}/cancel', { params: { path: { id: jobId } }, ...marks })),
    invalidates: () => [staffKey],
    success: () => ({ text: messages.cancelled }),
  })
  return (
    <Button
      size="s"
      variant="ghost"
      aria-label={messages.cancelOf(jobNameOf(kind))}
      isLoading={change.isPending}
      onClick={() => change.run(id)}
    >
      {messages.cancel}
    </Button>
  )
}
