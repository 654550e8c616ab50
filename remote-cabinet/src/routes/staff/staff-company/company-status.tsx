import { unwrap } from '@isp/api-client'
import type { CompanyStatusInput, StaffCompany } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, Stack } from '@isp/ui'
import { useState } from 'react'
import { TextDialog } from '../../../shared/page/text-dialog.tsx'
import { FailureText } from '../../../shared/staff/failure-text.tsx'
import { staffKey } from '../../../shared/staff/staff.queries.ts'
import { companyCardMessages as messages } from './staff-company.messages.ts'

type NewStatus = CompanyStatusInput['status']

const waits = ({ status }: StaffCompany) => status === 'MODERATION' || status === 'NEW'

/** Approve at once; refuse and block with a reason. */
export const CompanyStatus = ({ company }: { company: StaffCompany }) => {
  const { api } = useRemoteContext()
  const [asked, setAsked] = useState<'REJECTED' | 'BLOCKED' | null>(null)
  const change = useChange({
    saysFailure: 'page',
    send: (input: { status: NewStatus; comment?: string }, marks) =>
      unwrap(
        api.PUT('/api/company/set/status', {
          body: { companyUuid: company.uuid, from: company.status, ...input },
          ...marks,
        }),
      ),
    invalidates: () => [staffKey],
    success: ({ status }) => ({
      text: status === 'NEW' || status === 'MODERATION' ? '' : messages.done[status],
    }),
    onDone: () => close(),
  })
  const close = () => {
    setAsked(null)
    change.reset()
  }
  return (
    <>
      <Stack gap={2}>
        <Stack direction="row" gap={2} isWrap>
          {company.status !== 'ACTIVE' && (
            <Button
              isLoading={change.isPending && asked === null}
              onClick={() => change.run({ status: 'ACTIVE' })}
            >
              {company.status === 'BLOCKED' ? messages.unblock : messages.approve}
            </Button>
          )}
          {waits(company) && (
            <Button variant="secondary" onClick={() => setAsked('REJECTED')}>
              {messages.reject}
            </Button>
          )}
          {company.status === 'ACTIVE' && (
            <Button variant="secondary" onClick={() => setAsked('BLOCKED')}>
              {messages.block}
            </Button>
          )}
        </Stack>
        {asked === null && <FailureText failure={change.failure} />}
      </Stack>
      {asked !== null && (
        <TextDialog
          title={asked === 'BLOCKED' ? messages.blockTitle : messages.rejectTitle}
          label={messages.reason}
          hint={asked === 'BLOCKED' ? messages.reasonOfBlock : messages.reasonOfReject}
          maxLength={500}
          isRequired
          isLong
          action={asked === 'BLOCKED' ? messages.block : messages.reject}
          onSubmit={(comment) => change.submit({ status: asked, comment })}
          onClose={close}
        />
      )}
    </>
  )
}
