import { unwrap } from '@isp/api-client'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, Stack } from '@isp/ui'
import { formatLocalTime } from '../../../shared/order/local-time.tsx'
import { readFileAnswer } from '../../../shared/save-file/file-answer.ts'
import { saveFile } from '../../../shared/save-file/save-file.ts'
import { statisticsMessages as messages } from './statistics.messages.ts'

/** Counts anew, and takes the figures along. */
export const StatisticsActions = ({ companies }: { companies: readonly string[] }) => {
  const { api } = useRemoteContext()
  const refresh = useChange({
    saysFailure: 'popup',
    send: (_none: undefined, marks) =>
      unwrap(api.POST('/api/statistics/company/refresh', { ...marks })),
    invalidates: () => [['orders']],
    success: ({ countedAt }) => messages.refreshed(formatLocalTime(countedAt)),
  })
  const download = useChange({
    saysFailure: 'popup',
    send: (uuids: readonly string[], marks) =>
      readFileAnswer(
        api.GET('/api/statistics/excel-export', {
          params: { query: { companyUuids: uuids.join(',') } },
          parseAs: 'blob',
          ...marks,
        }),
      ),
    onDone: ({ content, name }) => saveFile(content, name),
  })
  return (
    <Stack direction="row" gap={2} isWrap>
      <Button
        variant="secondary"
        icon="download"
        isLoading={download.isPending}
        onClick={() => download.run(companies)}
      >
        {messages.download}
      </Button>
      <Button
        variant="ghost"
        icon="refresh"
        isLoading={refresh.isPending}
        onClick={() => refresh.run(undefined)}
      >
        {messages.refresh}
      </Button>
    </Stack>
  )
}
