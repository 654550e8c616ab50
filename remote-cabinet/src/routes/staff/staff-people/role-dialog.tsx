import { unwrap } from '@isp/api-client'
import type { StaffPerson } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, useZodForm } from '@isp/forms'
import { useSession } from '@isp/session'
import { Drawer, Radio, Stack, Text } from '@isp/ui'
import * as z from 'zod'
import { DialogFoot } from '../../../shared/page/dialog-foot.tsx'
import { staffMessages } from '../../../shared/staff/staff.messages.ts'
import { staffKey } from '../../../shared/staff/staff.queries.ts'
import { peopleMessages as messages } from './staff-people.messages.ts'

const roles = ['none', 'content', 'sales', 'admin'] as const
const schema = z.object({ role: z.enum(roles) })
type Fields = z.infer<typeof schema>

export const RoleDialog = ({ person, onClose }: { person: StaffPerson; onClose: () => void }) => {
  const { api } = useRemoteContext()
  const { auth } = useSession()
  const form = useZodForm<Fields, Fields>(schema, {
    defaultValues: { role: person.staffRole ?? 'none' },
  })
  const change = useChange({
    saysFailure: 'page',
    send: ({ role }: Fields, marks) => {
      const body = { userUuid: person.uuid, role: role === 'none' ? null : role }
      return unwrap(api.PUT('/api/admin/access/user', { body, ...marks }))
    },
    invalidates: () => [staffKey],
    success: () => ({ text: messages.roleSaved }),
    onDone: async () => {
      onClose()
      // after a change of one's own role the page shows the new rights at once
      if (auth.getState().user?.uuid === person.uuid) await auth.getState().reloadUser()
    },
  })
  return (
    <Drawer isOpen side="center" title={messages.roleOf(person.name)} onClose={onClose}>
      <Form form={form} onSubmit={change.submit}>
        <Stack gap={4}>
          <Text tone="secondary">{messages.roleNote}</Text>
          <fieldset css={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}>
            <legend>{messages.staffRole}</legend>
            {roles.map((one) => (
              <Radio
                key={one}
                {...form.register('role')}
                value={one}
                label={one === 'none' ? messages.noRole : staffMessages.staffRoles[one]}
              />
            ))}
          </fieldset>
          <DialogFoot isPending={change.isPending} onClose={onClose} />
        </Stack>
      </Form>
    </Drawer>
  )
}
