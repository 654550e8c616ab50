import { unwrap } from '@isp/api-client'
import type { DraftSummary } from '@isp/contract'
import { lineField, messageField } from '@isp/contract/field-schemas'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormTextArea, FormTextField, useZodForm } from '@isp/forms'
import { Stack } from '@isp/ui'
import * as z from 'zod'
import { DialogFoot } from '../page/dialog-foot.tsx'
import { draftMessages as messages } from './draft.messages.ts'
import { draftKeys } from './draft.queries.ts'

export type DraftHead = Pick<DraftSummary, 'id' | 'name' | 'note'>

const schema = z.object({ name: lineField(), note: messageField({ isRequired: false }) })
type Fields = z.infer<typeof schema>

export const EditForm = ({ draft, onClose }: { draft: DraftHead; onClose: () => void }) => {
  const { id, name, note } = draft
  const { api } = useRemoteContext()
  const form = useZodForm<Fields, Fields>(schema, { defaultValues: { name, note } })
  const save = useChange({
    saysFailure: 'page',
    send: (body: Fields, marks) => {
      const params = { path: { id } }
      return unwrap(api.PUT('/api/sale/v2/basket/draft/{id}', { params, body, ...marks }))
    },
    invalidates: () => [draftKeys.lists, draftKeys.drafts],
    success: () => ({ text: messages.saved }),
    onDone: onClose,
  })
  return (
    <Form form={form} onSubmit={save.submit}>
      <Stack gap={4}>
        <FormTextField<Fields> name="name" label={messages.name} maxLength={180} required />
        <FormTextArea<Fields> name="note" label={messages.note} hint={messages.noteHint} rows={3} />
        <DialogFoot isPending={save.isPending} onClose={onClose} />
      </Stack>
    </Form>
  )
}
