import { unwrap } from '@isp/api-client'
import type { StaffPerson, StaffRole } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useSession } from '@isp/session'
import { Drawer, Radio, Stack, Text } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { DialogFoot } from '../../shared/staff/dialog-foot.tsx'
import { staffMessages } from '../../shared/staff/staff.messages.ts'
import { staffKey } from '../../shared/staff/staff.queries.ts'
import { peopleMessages as messages } from './staff-people.messages.ts'

const roles: readonly (StaffRole | null)[] = [null, 'content', 'sales', 'admin']

export const RoleDialog = ({ person, onClose }: { person: StaffPerson; onClose: () => void }) => {
  const { api } = useRemoteContext()
  const { auth } = useSession()
  const [role, setRole] = useState(person.staffRole)
  const change = useChange({
    saysFailure: 'page',
    send: (chosen: StaffRole | null, marks) =>
      unwrap(
        api.PUT('/api/admin/access/user', {
          body: { userUuid: person.uuid, role: chosen },
          ...marks,
        }),
      ),
    invalidates: () => [staffKey],
    success: () => ({ text: messages.roleSaved }),
    onDone: async () => {
      onClose()
      // after a change of one's own role the page shows the new rights at once
      if (auth.getState().user?.uuid === person.uuid) await auth.getState().reloadUser()
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    change.run(role)
  }
  return (
    <Drawer isOpen side="center" title={messages.roleOf(person.name)} onClose={onClose}>
      <form onSubmit={handleSubmit}>
        <Stack gap={4}>
          <Text tone="secondary">{messages.roleNote}</Text>
          <fieldset css={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}>
            <legend>{messages.staffRole}</legend>
            {roles.map((one) => (
              <Radio
                key={one ?? 'none'}
                name="role"
                label={one ? staffMessages.staffRoles[one] : messages.noRole}
                checked={role === one}
                onChange={() => setRole(one)}
              />
            ))}
          </fieldset>
          <DialogFoot change={change} onClose={onClose} />
        </Stack>
      </form>
    </Drawer>
  )
}
