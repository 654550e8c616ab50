import { unwrap } from '@isp/api-client'
import type { CompanyRole } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useNavigate } from '@isp/router'
import { Select, Stack } from '@isp/ui'
import { useState } from 'react'
import { roleTexts } from '../../shared/letter-link/letter-link.messages.ts'
import { Answers } from '../../shared/letter-link/letter-page.tsx'
import { confirmEmployeeMessages as messages } from './confirm-employee.messages.ts'

const roles: readonly CompanyRole[] = ['employee', 'buyer', 'manager']

/** Lets the person in with a role, or refuses. */
export const JoinAnswer = ({ token }: { token: string }) => {
  const { api } = useRemoteContext()
  const navigate = useNavigate()
  const [role, setRole] = useState<CompanyRole>('employee')
  const invalidates = () => [['linked-join'], ['company']]
  const accept = useChange({
    saysFailure: 'popup',
    send: (_input: null, marks) =>
      unwrap(api.POST('/api/company/joins/by-token/accept', { body: { token, role }, ...marks })),
    invalidates,
    success: () => messages.accepted,
    onDone: () => navigate(accountUrls.companies()),
  })
  const decline = useChange({
    saysFailure: 'popup',
    send: (_input: null, marks) =>
      unwrap(api.POST('/api/company/joins/by-token/decline', { body: { token }, ...marks })),
    invalidates,
    success: () => messages.declined,
  })
  return (
    <Stack gap={4}>
      <Select
        label={messages.role}
        options={roles.map((value) => ({ value, label: roleTexts[value] }))}
        value={role}
        onChange={({ target }) => setRole(roles.find((one) => one === target.value) ?? role)}
      />
      <Answers accept={accept} decline={decline} texts={messages} />
    </Stack>
  )
}
