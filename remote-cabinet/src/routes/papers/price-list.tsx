import { ignoreErrors, unwrap } from '@isp/api-client'
import type { Agreement, Job, Specification } from '@isp/contract'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Button, Card, color, Heading, Stack, Text } from '@isp/ui'
import { layoutMessages } from '../../shared/layout/layout.messages.ts'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { AlertText } from '../../shared/staff/alert-text.tsx'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import { priceListMessages as messages } from './price-list.messages.ts'
import { useOpenPaper } from './use-papers.ts'

const WATCH_MS = 2000

const isOpen = (job: Job | undefined) =>
  job !== undefined && ['waiting', 'running', 'retrying'].includes(job.state)

/** The job that was asked for last by this person and agreement, for as long as the tab is open. */
const useJob = () => {
  const { api, session, queryClient } = useRemoteContext()
  const key = ['price-list', session.identity()]
  const { data: id = '' } = useQuery({
    queryKey: key,
    // nobody else knows it: what `start` has put there
    ...{ queryFn: () => '', enabled: false, gcTime: Number.POSITIVE_INFINITY },
  })
  const query = useQuery({
    queryKey: [...key, id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/jobs/{id}', { params: { path: { id } }, signal, ...ignoreErrors() })),
    enabled: id !== '',
    refetchInterval: ({ state: { data } }) => isOpen(data) && WATCH_MS,
  })
  const start = useChange({
    saysFailure: 'page',
    send: (_: null, marks) => unwrap(api.POST('/api/company/price-list', marks)),
    onDone: ({ jobId }) => queryClient.setQueryData(key, jobId),
  })
  return { id, query, start }
}

type PriceListProps = { agreement: Agreement; specification: Specification | null }

/** All goods at the prices of the chosen agreement, made while one waits. */
export const PriceList = ({ agreement, specification }: PriceListProps) => {
  const { id, query, start } = useJob()
  const save = useOpenPaper()
  const job = query.data
  const file = job?.result?.fileUuid
  const isMaking = start.isPending || isOpen(job) || (id !== '' && !job && !query.error)
  return (
    <Card as="section">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size={3}>
            {messages.title}
          </Heading>
          <Text>{messages.about}</Text>
          <Text tone="secondary">
            {messages.agreement(agreement.name)}
            {specification && ` · ${layoutMessages.specification(specification)}`}
          </Text>
          <div role="status">
            {isMaking && <Text>{messages.making}</Text>}
            {file && job.finishedAt && !isMaking && (
              <Text>
                {messages.ready} <LocalTime iso={job.finishedAt} />
              </Text>
            )}
          </div>
        </Stack>
        {id !== '' && (
          <Read query={query} waiting={null} instead={{ 404: <></> }}>
            {(found) => <JobProgress job={found} />}
          </Read>
        )}
        <FailureText failure={start.failure} />
        <FailureText failure={save.failure} />
        <Stack direction="row" gap={2} isWrap>
          {/* one button throughout: whoever pressed it stays on it */}
          <Button
            icon={file ? 'download' : 'table'}
            isLoading={isMaking || save.isPending}
            onClick={() => (file ? save.run({ kind: 'file', id: file }) : start.run(null))}
          >
            {file ? messages.save : job && !isMaking ? messages.again : messages.make}
          </Button>
          {file && (
            <Button variant="ghost" isLoading={start.isPending} onClick={() => start.run(null)}>
              {messages.anew}
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  )
}

/** How far it is, or why there is none. */
const JobProgress = ({ job }: { job: Job }) => {
  if (!isOpen(job)) {
    return <AlertText text={job.result?.fileUuid ? undefined : (job.error ?? messages.failed)} />
  }
  const { done, total } = job.progress ?? { done: 0, total: null }
  return (
    <Stack gap={1}>
      <progress
        aria-label={messages.progress}
        {...(total ? { max: total, value: done } : {})}
        css={{ width: '100%', height: '12px', accentColor: color.accent }}
      />
      {total && (
        <Text size="s" tone="muted" isTabular>
          {messages.done(done, total)}
        </Text>
      )}
    </Stack>
  )
}
