import type { Canary, ReleasedApplication } from '@isp/contract'
import { bordersPath } from '@isp/contract/release-news'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import {
  type DataColumn,
  DataTable,
  EmptyState,
  Heading,
  Skeleton,
  Stack,
  Tag,
  Text,
} from '@isp/ui'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { CanaryState } from './canary-state.tsx'
import { releasesMessages as messages } from './releases.messages.ts'
import { releasesQuery } from './releases.queries.ts'
import { telemetryMessages } from './staff-telemetry.messages.ts'
import { FieldText, StoredReleases } from './stored-releases.tsx'

/** Releases of all applications (record 116). */
export const ReleasesView = () => {
  const { api } = useRemoteContext()
  const query = useQuery(releasesQuery(api))
  return (
    <Read
      query={query}
      waiting={<Skeleton height="240px" />}
      isEmpty={({ applications }) => applications.length === 0}
      empty={<EmptyState icon="clock" title={messages.emptyTitle} text={messages.emptyText} />}
    >
      {({ applications, history }) => (
        <>
          <Text>
            <a href={bordersPath}>{messages.borders}</a>
          </Text>
          {applications.map((application) => (
            <Application key={application.name} {...application} />
          ))}
          <Stack as="section" gap={3}>
            <Heading level={2}>{messages.history}</Heading>
            {history.length > 0 ? (
              <DataTable
                caption={messages.history}
                columns={historyColumns}
                rows={history}
                rowKey={({ id }) => String(id)}
              />
            ) : (
              <Text tone="secondary">{messages.noHistory}</Text>
            )}
          </Stack>
        </>
      )}
    </Read>
  )
}

const Application = (application: ReleasedApplication) => {
  const { name, owner, served, stored, canary } = application
  return (
    <Stack as="section" gap={3}>
      <Stack gap={1}>
        <Heading level={2}>{telemetryMessages.appOf(name)}</Heading>
        {owner && <Text tone="secondary">{messages.owner(owner)}</Text>}
        {served.length === 0 && <Text tone="secondary">{messages.notServed}</Text>}
        {served.map(({ version, servers, isAvailable, refused, field }) => (
          <div key={version}>
            {messages.served} <code>{messages.shortOf(version)}</code> · {messages.servers(servers)}{' '}
            {!isAvailable && <Tag tone="danger">{messages.unavailable}</Tag>}
            <FieldText field={field} />
            {refused && <Text tone="danger">{messages.refused(refused)}</Text>}
          </div>
        ))}
      </Stack>
      {canary && <CanaryState canary={canary} />}
      {stored.length > 0 ? (
        <StoredReleases {...application} />
      ) : (
        <Text tone="secondary">{messages.noStored}</Text>
      )}
    </Stack>
  )
}

const historyColumns: readonly DataColumn<Canary>[] = [
  {
    key: 'app',
    header: messages.app,
    card: 'title',
    render: ({ name, version, beganBy }) => (
      <>
        {telemetryMessages.appOf(name)} <code>{messages.shortOf(version)}</code>
        <Text as="div" size="s" tone="muted">
          {beganBy}
        </Text>
      </>
    ),
  },
  {
    key: 'end',
    header: messages.end,
    render: ({ state, reason, endedBy }) => (
      <>
        <Tag tone={state === 'promoted' ? 'success' : state === 'withdrawn' ? 'danger' : 'neutral'}>
          {messages.states[state]}
        </Tag>
        <Text as="div" size="s" tone="muted">
          {[endedBy ?? messages.itself, reason].filter(Boolean).join(': ')}
        </Text>
      </>
    ),
  },
  {
    key: 'at',
    header: messages.ended,
    render: ({ endedAt, beganAt }) => <LocalTime iso={endedAt ?? beganAt} />,
  },
]
