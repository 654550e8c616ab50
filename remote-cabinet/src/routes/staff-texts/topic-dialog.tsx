import { unwrap } from '@isp/api-client'
import {
  MAX_TOPIC_NAME,
  type NewTopicInput,
  type StaffTopic,
  type StaffTopics,
} from '@isp/contract'
import { lineField } from '@isp/contract/field-schemas'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormSelect, FormTextField, useZodForm } from '@isp/forms'
import { Button, Drawer, Stack } from '@isp/ui'
import * as z from 'zod'
import { DialogFoot } from '../../shared/page/dialog-foot.tsx'
import { topicsMessages as messages } from './staff-topics.messages.ts'

const schema = z.object({
  name: lineField({ maxLength: MAX_TOPIC_NAME }),
  parentId: z.string().transform((id) => (id ? Number(id) : null)),
})
type Fields = z.input<typeof schema>

type TopicDialogProps = {
  /** As it is now; null: a new one. */
  topic: StaffTopic | null
  topics: readonly StaffTopic[]
  onRefresh: () => unknown
  onSaved: (topics: StaffTopics) => void
  onClose: () => void
}

/** Name and place of a topic. What is typed stays when somebody else was faster. */
export const TopicDialog = ({ topic, topics, onRefresh, onSaved, onClose }: TopicDialogProps) => {
  const { api } = useRemoteContext()
  const form = useZodForm<Fields, NewTopicInput>(schema, {
    defaultValues: { name: topic?.name ?? '', parentId: String(topic?.parentId ?? '') },
  })
  const change = useChange({
    saysFailure: 'page',
    send: (body: NewTopicInput, marks) =>
      unwrap(
        topic
          ? api.PATCH('/api/content/topics/{id}', {
              params: { path: { id: topic.id } },
              body: { ...body, version: topic.version },
              ...marks,
            })
          : api.POST('/api/content/topics', { body, ...marks }),
      ),
    success: (_, { name }) => ({ text: messages.saved(name) }),
    onDone: onSaved,
  })
  const handleRefresh = async () => {
    await onRefresh()
    change.reset()
    form.clearErrors('root')
  }
  const hasChildren = topics.some(({ parentId }) => parentId === topic?.id)
  return (
    <Drawer
      isOpen
      side="center"
      title={topic ? messages.edit(topic.name) : messages.add}
      onClose={onClose}
    >
      <Form form={form} onSubmit={change.submit}>
        <Stack gap={4}>
          <FormTextField<Fields>
            name="name"
            label={messages.name}
            hint={topic ? messages.nameHint : undefined}
            maxLength={MAX_TOPIC_NAME}
            required
          />
          <FormSelect<Fields>
            name="parentId"
            label={messages.parent}
            hint={hasChildren ? messages.parentHint : undefined}
            emptyLabel={messages.top}
            options={topics
              .filter(({ id, parentId }) => parentId === null && id !== topic?.id)
              .map(({ id, name }) => ({
                ...{ value: String(id), label: name, isDisabled: hasChildren },
              }))}
          />
          {change.failure?.code === 'TOPIC_CHANGED' && (
            <Button variant="secondary" css={{ alignSelf: 'start' }} onClick={handleRefresh}>
              {messages.refresh}
            </Button>
          )}
          <DialogFoot isPending={change.isPending} onClose={onClose} />
        </Stack>
      </Form>
    </Drawer>
  )
}
