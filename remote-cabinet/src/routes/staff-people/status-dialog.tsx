import { unwrap } from '@isp/api-client'
import type { StaffPerson } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Drawer, Stack, Text, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { DialogFoot } from '../../shared/staff/dialog-foot.tsx'
import { fieldErrorOf } from '../../shared/staff/field-errors.ts'
import { staffKey } from '../../shared/staff/staff.queries.ts'
import { peopleMessages as messages } from './staff-people.messages.ts'

/** Blocks an account, or opens it again. */
export const StatusDialog = ({ person, onClose }: { person: StaffPerson; onClose: () => void }) => {
  const { api } = useRemoteContext()
  const [comment, setComment] = useState('')
  const status = person.status === 'BLOCKED' ? 'ACTIVE' : 'BLOCKED'
  const change = useChange({
    saysFailure: 'page',
    send: (reason: string, marks) =>
      unwrap(
        api.PUT('/api/user/set/status', {
          body: { userUuid: person.uuid, status, comment: reason },
          ...marks,
        }),
      ),
    invalidates: () => [staffKey],
    success: () => ({ text: status === 'BLOCKED' ? messages.blockDone : messages.unblockDone }),
    onDone: onClose,
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    change.run(comment)
  }
  const title =
    status === 'BLOCKED' ? messages.blockOf(person.name) : messages.unblockOf(person.name)
  return (
    <Drawer isOpen side="center" title={title} onClose={onClose}>
      <form onSubmit={handleSubmit}>
        <Stack gap={4}>
          {status === 'BLOCKED' && <Text>{messages.blockNote}</Text>}
          <TextField
            label={messages.reason}
            hint={messages.reasonHint}
            error={fieldErrorOf(change.failure, 'comment')}
            maxLength={180}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          <DialogFoot
            change={change}
            action={status === 'BLOCKED' ? messages.block : messages.unblock}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Drawer>
  )
}
