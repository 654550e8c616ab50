import { unwrap } from '@isp/api-client'
import type { CompanyCard } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useNavigate } from '@isp/router'
import { Button } from '@isp/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../shared/page/confirm-dialog.tsx'
import { companyPageMessages as messages } from './company.messages.ts'

/** Leaving the company; refused with a reason for its last manager. */
export const LeaveCompany = ({ company }: { company: CompanyCard }) => {
  const { api, session } = useRemoteContext()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const leave = useChange({
    saysFailure: 'popup',
    send: (_input: null, marks) =>
      unwrap(
        api.DELETE('/api/user/companies/{id}', {
          params: { path: { id: company.uuid } },
          ...marks,
        }),
      ),
    success: () => messages.left(company.name),
    onDone: async () => {
      await navigate(accountUrls.companies())
      await session.auth.getState().reloadUser()
    },
  })
  return (
    <>
      <Button
        variant="ghost"
        icon="exit"
        css={{ alignSelf: 'start' }}
        onClick={() => setAsking(true)}
      >
        {messages.leave}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.leaveTitle}
        text={messages.leaveText(company.name)}
        action={messages.leave}
        isPending={leave.isPending}
        onConfirm={() => {
          setAsking(false)
          leave.run(null)
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
