import { ignoreErrors, unwrap } from '@isp/api-client'
import type { OpenedText, TextVersion, TextWords } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, type DataColumn, DataTable, Heading, Stack, Text } from '@isp/ui'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { textsMessages as messages } from './staff-texts.messages.ts'
import { textsKey } from './texts.queries.ts'

const isFuture = (publishAt: string | null): boolean =>
  publishAt !== null && Date.parse(publishAt) > Date.now()

const State = ({ version: { isShown, publishAt } }: { version: TextVersion }) => {
  if (isShown) return messages.isShown
  if (publishAt === null) return messages.isDraft
  return (
    <>
      {messages.from} <LocalTime iso={publishAt} />
    </>
  )
}

type TextVersionsProps = { text: OpenedText; onTake: (words: TextWords) => void }

/** Who saved what when; the words of each can be put back into the form. */
export const TextVersions = ({ text, onTake }: TextVersionsProps) => {
  const { api } = useRemoteContext()
  const take = useChange({
    saysFailure: 'popup',
    send: (id: number) =>
      unwrap(
        api.GET('/api/content/texts/versions/{id}', {
          params: { path: { id } },
          ...ignoreErrors(),
        }),
      ),
    success: ({ id }) => ({ text: messages.taken(id) }),
    onDone: onTake,
  })
  const unschedule = useChange({
    saysFailure: 'popup',
    send: (id: number, marks) =>
      unwrap(
        api.DELETE('/api/content/texts/versions/{id}/publication', {
          params: { path: { id } },
          ...marks,
        }),
      ),
    invalidates: () => [textsKey],
    success: () => ({ text: messages.unscheduled }),
  })
  const columns: readonly DataColumn<TextVersion>[] = [
    {
      key: 'id',
      header: messages.versions,
      card: 'title',
      render: ({ id }) => messages.version(id),
    },
    { key: 'by', header: messages.changedBy, render: ({ savedBy }) => savedBy },
    { key: 'at', header: messages.changed, render: ({ savedAt }) => <LocalTime iso={savedAt} /> },
    { key: 'state', header: messages.state, render: (version) => <State version={version} /> },
    {
      key: 'actions',
      header: messages.take,
      isHeaderHidden: true,
      align: 'end',
      card: 'action',
      render: ({ id, publishAt }) => (
        <Stack direction="row" gap={2} isWrap>
          {isFuture(publishAt) && (
            <Button size="s" variant="ghost" onClick={() => unschedule.run(id)}>
              {messages.unschedule}
            </Button>
          )}
          <Button size="s" variant="ghost" onClick={() => take.run(id)}>
            {messages.take}
          </Button>
        </Stack>
      ),
    },
  ]
  return (
    <section aria-labelledby="versions">
      <Stack gap={3}>
        <Heading level={2} size={3} id="versions">
          {messages.versions}
        </Heading>
        {text.versions.length === 0 ? (
          <Text tone="muted">{messages.noVersions}</Text>
        ) : (
          <DataTable
            caption={messages.versions}
            columns={columns}
            rows={text.versions}
            rowKey={({ id }) => String(id)}
          />
        )}
      </Stack>
    </section>
  )
}
