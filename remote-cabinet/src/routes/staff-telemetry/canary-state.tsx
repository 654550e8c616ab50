import { unwrap } from '@isp/api-client'
import type { Canary } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { formatNumber } from '@isp/i18n'
import { Button, type DataColumn, DataTable, Stack, Tag, Text } from '@isp/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../shared/page/confirm-dialog.tsx'
import { releasesMessages as messages } from './releases.messages.ts'
import { releasesKey } from './releases.queries.ts'
import { telemetryMessages } from './staff-telemetry.messages.ts'

type Row = Canary['candidate'] & { side: string }

const numberColumn = (
  key: 'views' | 'server' | 'load' | 'boundary',
  header: string,
): DataColumn<Row> => ({ key, header, align: 'end', render: (row) => formatNumber(row[key]) })

const columns: readonly DataColumn<Row>[] = [
  { key: 'side', header: messages.side, card: 'title', render: ({ side }) => side },
  numberColumn('views', messages.seen),
  numberColumn('server', messages.server),
  numberColumn('load', messages.load),
  numberColumn('boundary', messages.boundary),
  { key: 'slow', header: messages.slow, align: 'end', render: messages.slowOf },
]

/** A running canary: its stage, its figures beside those of what is in service, and its end by hand. */
export const CanaryState = ({ canary }: { canary: Canary }) => {
  const { api } = useRemoteContext()
  const [isAsking, setAsking] = useState(false)
  const { id, name, version, stage, stages, isWaiting, candidate, stable } = canary
  const app = telemetryMessages.appOf(name)
  const end = useChange({
    saysFailure: 'popup',
    send: (how: 'promoted' | 'withdrawn', marks) =>
      unwrap(
        api.POST('/api/admin/releases/canary/end', {
          body: { canaryId: id, how, reason: null },
          ...marks,
        }),
      ),
    invalidates: () => [releasesKey],
    success: (_, how) => ({ text: messages[how](app) }),
    onDone: () => setAsking(false),
  })
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={2} isWrap>
        <Tag tone="warning">{messages.trial(stages[stage]?.percent ?? 0)}</Tag>
        <code>{messages.shortOf(version)}</code>
        <Text tone="secondary">{messages.stage(stage, stages.length)}</Text>
      </Stack>
      {isWaiting && <Text tone="secondary">{messages.waits}</Text>}
      <DataTable
        caption={messages.trial(stages[stage]?.percent ?? 0)}
        columns={columns}
        rows={[
          { ...candidate, side: messages.candidate },
          { ...stable, side: messages.stable },
        ]}
        rowKey={({ side }) => side}
      />
      <Stack direction="row" gap={2} isWrap>
        <Button isLoading={end.isPending} onClick={() => end.run('promoted')}>
          {messages.promote}
        </Button>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {messages.withdraw}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.sureTitle(app)}
        text={messages.sureText}
        action={messages.withdraw}
        isPending={end.isPending}
        onConfirm={() => end.run('withdrawn')}
        onClose={() => setAsking(false)}
      />
    </Stack>
  )
}
