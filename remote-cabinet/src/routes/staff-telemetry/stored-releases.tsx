import { unwrap } from '@isp/api-client'
import type { ReleasedApplication, StoredReleaseRecord } from '@isp/contract'
import { defaultStages } from '@isp/contract/release-news'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, type DataColumn, DataTable, Stack, Text } from '@isp/ui'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { releasesMessages as messages } from './releases.messages.ts'
import { releasesKey } from './releases.queries.ts'
import { telemetryMessages } from './staff-telemetry.messages.ts'

/** Hours of a preview that is opened here. */
const PREVIEW_HOURS = 8
type Field = StoredReleaseRecord['field']

export const FieldText = ({ field }: { field: Field }) => {
  if (!field) return null
  const values = field.values.map((value) => `${value.metric} ${telemetryMessages.valueOf(value)}`)
  return (
    <Text as="div" size="s" tone="muted">
      {[...values, messages.fieldErrors(field.errors)].join(' · ')}
    </Text>
  )
}

const checksOf = ({ checks }: StoredReleaseRecord): string => {
  if (checks.length === 0) return messages.noChecks
  const failed = checks.filter(({ isPassed }) => !isPassed).map(({ name }) => name)
  return failed.length > 0 ? messages.failed(failed.join(', ')) : messages.passed(checks.length)
}

const columns: readonly DataColumn<StoredReleaseRecord>[] = [
  {
    key: 'version',
    header: messages.version,
    card: 'title',
    render: ({ version, commit, field }) => (
      <>
        <code>{messages.shortOf(version)}</code>
        {commit && (
          <Text as="div" size="s" tone="muted">
            git {messages.shortOf(commit)}
          </Text>
        )}
        <FieldText field={field} />
      </>
    ),
  },
  {
    key: 'by',
    header: messages.storedBy,
    render: ({ storedBy, storedAt }) => (
      <>
        <LocalTime iso={storedAt} />
        <Text as="div" size="s" tone="muted">
          {storedBy}
        </Text>
      </>
    ),
  },
  {
    key: 'sizes',
    header: messages.sizes,
    render: ({ sizes, shared }) => (
      <>
        {sizes && messages.sizesOf(sizes)}
        {shared.length > 0 && (
          <Text as="div" size="s" tone="muted">
            {messages.shared}: {shared.join(', ')}
          </Text>
        )}
      </>
    ),
  },
  { key: 'checks', header: messages.checks, priority: 2, render: checksOf },
]

/** What commands have stored of an application: to look at, or to try on a few. */
export const StoredReleases = ({ name, served, stored, canary }: ReleasedApplication) => {
  const { api } = useRemoteContext()
  const preview = useChange({
    saysFailure: 'popup',
    send: (version: string, marks) =>
      unwrap(
        api.POST('/api/admin/releases/preview', {
          body: { releases: { [name]: version }, hours: PREVIEW_HOURS },
          ...marks,
        }),
      ),
    onDone: ({ path }) => location.assign(path),
  })
  const begin = useChange({
    saysFailure: 'popup',
    send: (version: string, marks) =>
      unwrap(
        api.POST('/api/admin/releases/canary', {
          body: { name, version, stages: [...defaultStages] },
          ...marks,
        }),
      ),
    invalidates: () => [releasesKey],
    success: () => ({ text: messages.began(telemetryMessages.appOf(name)) }),
  })
  const isPending = preview.isPending || begin.isPending
  return (
    <DataTable
      caption={messages.stored}
      columns={[
        ...columns,
        {
          key: 'actions',
          header: messages.actions,
          card: 'action',
          render: ({ version }) =>
            served.some((release) => release.version === version) ? null : (
              <Stack direction="row" gap={2} isWrap>
                <Button
                  size="s"
                  variant="secondary"
                  isLoading={isPending}
                  onClick={() => preview.run(version)}
                >
                  {messages.preview}
                </Button>
                {!canary && (
                  <Button
                    size="s"
                    variant="secondary"
                    isLoading={isPending}
                    onClick={() => begin.run(version)}
                  >
                    {messages.canary}
                  </Button>
                )}
              </Stack>
            ),
        },
      ]}
      rows={stored}
      rowKey={({ version }) => version}
    />
  )
}
