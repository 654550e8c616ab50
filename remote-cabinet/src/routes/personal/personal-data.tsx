import { unwrap } from '@isp/api-client'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, Drawer, Heading, Stack, Text } from '@isp/ui'
import { useState } from 'react'
import { saveFile } from '../../shared/save-file/save-file.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { personalMessages as messages } from './personal.messages.ts'

/** The file of all that is kept, and the end of the account (152-ФЗ). */
export const PersonalData = () => {
  const { api } = useRemoteContext()
  const [isRemoving, setRemoving] = useState(false)
  const download = useChange({
    saysFailure: 'popup',
    send: (_input: null, marks) =>
      unwrap(api.GET('/api/user/personal/export', { parseAs: 'blob', ...marks })),
    onDone: (content) => saveFile(content, 'personal-data.json'),
  })
  return (
    <Stack gap={3}>
      <Heading level={2} size={3}>
        {messages.data}
      </Heading>
      <Text tone="secondary">{messages.dataText}</Text>
      <Stack direction="row" gap={3} isWrap>
        <Button
          variant="secondary"
          icon="download"
          isLoading={download.isPending}
          onClick={() => download.run(null)}
        >
          {messages.download}
        </Button>
        <Button variant="ghost" icon="trash" onClick={() => setRemoving(true)}>
          {messages.remove}
        </Button>
      </Stack>
      <Drawer
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title={messages.remove}
        side="center"
      >
        <RemoveForm onCancel={() => setRemoving(false)} />
      </Drawer>
    </Stack>
  )
}

const RemoveForm = ({ onCancel }: { onCancel: () => void }) => {
  const { api, session } = useRemoteContext()
  const remove = useChange({
    saysFailure: 'page',
    send: (body: { password: string }, marks) =>
      unwrap(api.POST('/api/user/personal/delete', { body, ...marks })),
    success: () => messages.removed,
    onDone: () => session.auth.getState().signOut(),
  })
  return (
    <ConfirmForm
      text={messages.removeText}
      submit={messages.remove}
      onSubmit={remove.submit}
      isPending={remove.isPending}
      onCancel={onCancel}
    />
  )
}
