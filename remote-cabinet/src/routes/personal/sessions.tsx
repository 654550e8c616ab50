import { unwrap } from '@isp/api-client'
import type { OwnSession } from '@isp/contract'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Button, Card, Heading, Skeleton, Stack, Tag, Text } from '@isp/ui'
import { useState } from 'react'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { personalMessages as messages } from './personal.messages.ts'
import { sessionsKey, sessionsQuery } from './sessions.queries.ts'

const deviceOf = ({ browser, system }: OwnSession): string =>
  [browser === 'Yandex Browser' ? messages.yandex : browser, system].filter(Boolean).join(', ') ||
  messages.unknownDevice

/** As many as a person looks through; the rest is shown on demand. */
const SHOWN = 5

/** This browser first, then by the last visit. */
const ordered = (sessions: readonly OwnSession[]): OwnSession[] =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))

/** Where one is signed in; each sign-in can be ended, or all others at once. */
export const Sessions = ({ account }: { account: string }) => {
  const { api } = useRemoteContext()
  const query = useQuery(sessionsQuery(api, account))
  const [isWhole, setWhole] = useState(false)
  const end = useChange({
    saysFailure: 'popup',
    send: (id: string, marks) =>
      unwrap(api.DELETE('/api/user/sessions/{id}', { params: { path: { id } }, ...marks })),
    invalidates: () => [sessionsKey],
    success: () => messages.ended,
  })
  const endOthers = useChange({
    saysFailure: 'popup',
    send: (_input: null, marks) => unwrap(api.DELETE('/api/user/sessions', { ...marks })),
    invalidates: () => [sessionsKey],
    success: () => messages.othersEnded,
  })
  const isBusy = end.isPending || endOthers.isPending
  return (
    <Stack gap={3}>
      <Heading level={2} size={3}>
        {messages.sessions}
      </Heading>
      <Text tone="secondary">{messages.sessionsText}</Text>
      <Read query={query} waiting={<Skeleton shape="box" height="96px" />}>
        {(sessions) => (
          <>
            {ordered(sessions)
              .slice(0, isWhole ? undefined : SHOWN)
              .map((session) => (
                <Card key={session.id}>
                  <Stack direction="row" gap={3} isWrap align="center" justify="space-between">
                    <Stack gap={1}>
                      <Stack direction="row" gap={2} isWrap align="center">
                        <Text weight="semibold">{deviceOf(session)}</Text>
                        {session.isCurrent && <Tag tone="success">{messages.current}</Tag>}
                      </Stack>
                      <Text size="s" tone="secondary">
                        {messages.since} <LocalTime iso={session.createdAt} />
                      </Text>
                      <Text size="s" tone="secondary">
                        {messages.seen} <LocalTime iso={session.seenAt} />
                      </Text>
                    </Stack>
                    {!session.isCurrent && (
                      <Button
                        variant="ghost"
                        size="s"
                        disabled={isBusy}
                        aria-label={messages.endOf(deviceOf(session))}
                        onClick={() => end.run(session.id)}
                      >
                        {messages.end}
                      </Button>
                    )}
                  </Stack>
                </Card>
              ))}
            {!isWhole && sessions.length > SHOWN && (
              <Button variant="ghost" css={{ alignSelf: 'start' }} onClick={() => setWhole(true)}>
                {messages.showAll(sessions.length)}
              </Button>
            )}
            {sessions.length > 1 && (
              <Button
                variant="secondary"
                isLoading={endOthers.isPending}
                disabled={isBusy}
                css={{ alignSelf: 'start' }}
                onClick={() => endOthers.run(null)}
              >
                {messages.endOthers}
              </Button>
            )}
          </>
        )}
      </Read>
    </Stack>
  )
}
