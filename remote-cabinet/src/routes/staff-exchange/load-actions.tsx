import { unwrap } from '@isp/api-client'
import type { StaffExchangeLoad } from '@isp/contract'
import { exchangeUrls } from '@isp/contract/content-urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useNavigate } from '@isp/router'
import { Button, Heading, Stack, Text } from '@isp/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../shared/page/confirm-dialog.tsx'
import { readFileAnswer } from '../../shared/save-file/file-answer.ts'
import { saveFile } from '../../shared/save-file/save-file.ts'
import { exchangeKey } from './exchange.queries.ts'
import { HeldList } from './held-list.tsx'
import { exchangeMessages as messages } from './staff-exchange.messages.ts'

/** What an administrator may do about a load. */
export const LoadActions = ({ load }: { load: StaffExchangeLoad }) => {
  const { api } = useRemoteContext()
  const navigate = useNavigate()
  const params = { path: { id: load.id } }
  const common = { saysFailure: 'popup', invalidates: () => [exchangeKey] } as const
  const repeat = useChange({
    ...common,
    send: (_: null, marks) =>
      unwrap(api.POST('/api/admin/exchange/loads/{id}/repeat', { params, ...marks })),
    success: () => ({ text: messages.repeated }),
    onDone: ({ id }) => navigate(exchangeUrls.load(id)),
  })
  const cancel = useChange({
    ...common,
    send: (_: null, marks) =>
      unwrap(api.POST('/api/admin/exchange/loads/{id}/cancel', { params, ...marks })),
    success: () => ({ text: messages.cancelled }),
  })
  const download = useChange({
    saysFailure: 'popup',
    send: (_: null, marks) =>
      readFileAnswer(
        api.GET('/api/admin/exchange/loads/{id}/body', { params, parseAs: 'blob', ...marks }),
      ),
    onDone: ({ content, name }) => saveFile(content, name),
  })
  return (
    <>
      {load.state === 'held' && <Decision load={load} />}
      <Stack direction="row" gap={2} isWrap>
        {load.state === 'queued' && (
          <Button isLoading={cancel.isPending} onClick={() => cancel.run(null)}>
            {messages.cancel}
          </Button>
        )}
        {load.hasBody && (
          <>
            <Button
              variant="secondary"
              isLoading={repeat.isPending}
              onClick={() => repeat.run(null)}
            >
              {messages.repeat}
            </Button>
            <Button
              variant="secondary"
              icon="download"
              isLoading={download.isPending}
              onClick={() => download.run(null)}
            >
              {messages.download}
            </Button>
          </>
        )}
      </Stack>
    </>
  )
}

const Decision = ({ load }: { load: StaffExchangeLoad }) => {
  const { id, entity, total, counts } = load
  const { api } = useRemoteContext()
  const [isAsked, setIsAsked] = useState(false)
  const decide = useChange({
    saysFailure: 'popup',
    send: (hides: boolean, marks) =>
      unwrap(
        api.POST('/api/admin/exchange/loads/{id}/decide', {
          params: { path: { id } },
          body: { hides },
          ...marks,
        }),
      ),
    invalidates: () => [exchangeKey],
    success: () => ({ text: messages.decided }),
    onDone: () => setIsAsked(false),
  })
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={3}>
        {messages.heldTitle(counts.hidden)}
      </Heading>
      <Text>{messages.heldText}</Text>
      <Stack direction="row" gap={2} isWrap>
        <Button isLoading={decide.isPending} onClick={() => decide.run(false)}>
          {messages.keep}
        </Button>
        <Button variant="secondary" onClick={() => setIsAsked(true)}>
          {messages.hide(counts.hidden)}
        </Button>
      </Stack>
      <HeldList load={load} />
      <ConfirmDialog
        isOpen={isAsked}
        title={`${messages.hide(counts.hidden)}?`}
        text={messages.hideText(entity, total, counts.hidden)}
        action={messages.hide(counts.hidden)}
        isPending={decide.isPending}
        onConfirm={() => decide.run(true)}
        onClose={() => setIsAsked(false)}
      />
    </Stack>
  )
}
