import { unwrap } from '@isp/api-client'
import type { NoticeStatus, StoredNotification } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, media, Select, Stack, Text, TextArea, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { ConfirmDialog } from '../../shared/page/confirm-dialog.tsx'
import { noticeKey } from '../../shared/staff/content.queries.ts'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import { fieldErrorOf } from '../../shared/staff/field-errors.ts'
import { draftOf, faultsOf, inputOf, type NoticeDraft, stateOf } from './notice-draft.ts'
import { NoticePreview } from './notice-preview.tsx'
import { noticeMessages as messages } from './staff-notice.messages.ts'

const statuses = Object.entries(messages.statuses).map(([value, label]) => ({ value, label }))

/** The message, its period and its look; what is typed shows at once in the preview. */
export const NoticeForm = ({ stored }: { stored: StoredNotification | null }) => {
  const { api } = useRemoteContext()
  const [draft, setDraft] = useState(() => draftOf(stored))
  const [isSent, setSent] = useState(false)
  const [isDoomed, setDoomed] = useState(false)
  const save = useChange({
    saysFailure: 'page',
    send: (sent: NoticeDraft, marks) =>
      unwrap(api.PUT('/api/core/service-notification', { body: inputOf(sent), ...marks })),
    invalidates: () => [noticeKey],
    success: () => ({ text: messages.saved }),
  })
  const remove = useChange({
    saysFailure: 'popup',
    send: (_: null, marks) => unwrap(api.DELETE('/api/core/service-notification', marks)),
    invalidates: () => [noticeKey],
    success: () => ({ text: messages.removed }),
    onDone: () => {
      setDoomed(false)
      setSent(false)
      setDraft(draftOf(null))
    },
  })
  const faults: Partial<Record<keyof NoticeDraft, string>> = faultsOf(draft)
  const fieldOf = (name: 'message' | 'from' | 'to') => ({
    name,
    value: draft[name],
    error: (isSent ? faults[name] : undefined) ?? fieldErrorOf(save.failure, name),
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft({ ...draft, [name]: target.value }),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (Object.keys(faults).length === 0) save.run(draft)
  }
  return (
    <Stack gap={5}>
      <Text>{stateOf(stored, Date.now())}</Text>
      <NoticePreview {...draft} />
      <form onSubmit={handleSubmit} noValidate css={{ maxWidth: '760px' }}>
        <Stack gap={4}>
          <Select
            name="status"
            label={messages.status}
            options={statuses}
            value={draft.status}
            css={{ [media.up(744)]: { maxWidth: '50%' } }}
            onChange={({ target }) => setDraft({ ...draft, status: target.value as NoticeStatus })}
          />
          <TextArea
            label={messages.message}
            hint={messages.messageHint}
            required
            {...fieldOf('message')}
          />
          <div css={periodCss}>
            <TextField
              type="datetime-local"
              label={messages.from}
              hint={messages.fromHint}
              {...fieldOf('from')}
            />
            <TextField
              type="datetime-local"
              label={messages.to}
              hint={messages.toHint}
              {...fieldOf('to')}
            />
          </div>
          <FailureText failure={save.failure} />
          <Stack direction="row" gap={2} isWrap>
            <Button type="submit" isLoading={save.isPending}>
              {messages.save}
            </Button>
            {stored && (
              <Button variant="secondary" onClick={() => setDoomed(true)}>
                {messages.remove}
              </Button>
            )}
          </Stack>
        </Stack>
      </form>
      {isDoomed && (
        <ConfirmDialog
          isOpen
          title={messages.removeTitle}
          text={messages.removeText}
          action={messages.remove}
          isPending={remove.isPending}
          onConfirm={() => remove.run(null)}
          onClose={() => setDoomed(false)}
        />
      )}
    </Stack>
  )
}

const periodCss = {
  display: 'grid',
  gap: '16px',
  [media.up(744)]: { gridTemplateColumns: '1fr 1fr' },
} as const
