import { unwrap } from '@isp/api-client'
import type { StoredNotification } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormFailure, FormSelect, FormTextArea, FormTextField, useZodForm } from '@isp/forms'
import { Button, media, Stack, Text } from '@isp/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../shared/page/confirm-dialog.tsx'
import { noticeKey } from '../../shared/staff/content.queries.ts'
import { draftOf, inputOf, type NoticeDraft, noticeFields, stateOf } from './notice-draft.ts'
import { NoticePreview } from './notice-preview.tsx'
import { noticeMessages as messages } from './staff-notice.messages.ts'

const statuses = Object.entries(messages.statuses).map(([value, label]) => ({ value, label }))

/** The message, its period and its look; what is typed shows at once in the preview. */
export const NoticeForm = ({ stored }: { stored: StoredNotification | null }) => {
  const { api } = useRemoteContext()
  const form = useZodForm<NoticeDraft, NoticeDraft>(noticeFields, {
    defaultValues: draftOf(stored),
  })
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
      form.reset(draftOf(null))
    },
  })
  return (
    <Stack gap={5}>
      <Text>{stateOf(stored, Date.now())}</Text>
      <NoticePreview {...form.watch()} />
      <Form form={form} onSubmit={save.submit} css={{ maxWidth: '760px' }}>
        <Stack gap={4}>
          <FormSelect<NoticeDraft>
            name="status"
            label={messages.status}
            options={statuses}
            css={{ [media.up(744)]: { maxWidth: '50%' } }}
          />
          <FormTextArea<NoticeDraft>
            name="message"
            label={messages.message}
            hint={messages.messageHint}
            required
          />
          <div css={periodCss}>
            <FormTextField<NoticeDraft>
              name="from"
              type="datetime-local"
              label={messages.from}
              hint={messages.fromHint}
            />
            <FormTextField<NoticeDraft>
              name="to"
              type="datetime-local"
              label={messages.to}
              hint={messages.toHint}
            />
          </div>
          <FormFailure />
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
      </Form>
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
