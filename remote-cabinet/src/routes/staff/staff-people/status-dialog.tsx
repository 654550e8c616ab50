import { unwrap } from '@isp/api-client'
import type { StaffPerson } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { TextDialog } from '../../../shared/page/text-dialog.tsx'
import { staffKey } from '../../../shared/staff/staff.queries.ts'
import { peopleMessages as messages } from './staff-people.messages.ts'

/** Blocks an account, or opens it again. */
export const StatusDialog = ({ person, onClose }: { person: StaffPerson; onClose: () => void }) => {
  const { api } = useRemoteContext()
  const isOpen = person.status !== 'BLOCKED'
  const change = useChange({
    saysFailure: 'page',
    send: (comment: string, marks) => {
      const status = isOpen ? 'BLOCKED' : 'ACTIVE'
      const body = { userUuid: person.uuid, status, comment } as const
      return unwrap(api.PUT('/api/user/set/status', { body, ...marks }))
    },
    invalidates: () => [staffKey],
    success: () => ({ text: isOpen ? messages.blockDone : messages.unblockDone }),
    onDone: onClose,
  })
  return (
    <TextDialog
      title={isOpen ? messages.blockOf(person.name) : messages.unblockOf(person.name)}
      {...(isOpen && { note: messages.blockNote })}
      label={messages.reason}
      hint={messages.reasonHint}
      maxLength={180}
      action={isOpen ? messages.block : messages.unblock}
      onSubmit={change.submit}
      onClose={onClose}
    />
  )
}
