import { unwrap } from '@isp/api-client'
import type { NewTextInput } from '@isp/contract'
import { contentUrls } from '@isp/contract/content-urls'
import { lineField } from '@isp/contract/field-schemas'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormTextField, useZodForm } from '@isp/forms'
import { useNavigate } from '@isp/router'
import { Drawer, Stack } from '@isp/ui'
import * as z from 'zod'
import { DialogFoot } from '../../shared/page/dialog-foot.tsx'
import { textsMessages as messages } from './staff-texts.messages.ts'
import { textsKey } from './texts.queries.ts'
import { placeShape, TopicField } from './topic-field.tsx'

const schema = z.object({ title: lineField({ maxLength: 150 }), ...placeShape })
type Fields = z.input<typeof schema>

/** An address, a topic and a title; the text itself is written on its own page. */
export const NewTextDialog = ({ onClose }: { onClose: () => void }) => {
  const { api } = useRemoteContext()
  const navigate = useNavigate()
  const form = useZodForm<Fields, NewTextInput>(schema, {
    defaultValues: { title: '', slug: '', topicId: '' },
  })
  const change = useChange({
    saysFailure: 'page',
    send: (body: NewTextInput, marks) => unwrap(api.POST('/api/content/texts', { body, ...marks })),
    invalidates: () => [textsKey],
    success: () => ({ text: messages.created }),
    onDone: ({ slug }) => navigate(contentUrls.text('article', slug)),
  })
  return (
    <Drawer isOpen side="center" title={messages.add} onClose={onClose}>
      <Form form={form} onSubmit={change.submit}>
        <Stack gap={4}>
          <FormTextField<Fields> name="title" label={messages.name} maxLength={150} required />
          <FormTextField<Fields>
            name="slug"
            label={messages.address}
            hint={messages.addressHint}
            maxLength={120}
            required
          />
          <TopicField />
          <DialogFoot isPending={change.isPending} onClose={onClose} />
        </Stack>
      </Form>
    </Drawer>
  )
}
