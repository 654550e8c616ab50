import { unwrap } from '@isp/api-client'
import type { CompanyStatusInput, StaffCompany } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, Drawer, Stack, TextArea } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import { fieldErrorOf } from '../../shared/staff/field-errors.ts'
import { staffMessages } from '../../shared/staff/staff.messages.ts'
import { staffKey } from '../../shared/staff/staff.queries.ts'
import { companyCardMessages as messages } from './staff-company.messages.ts'

type NewStatus = CompanyStatusInput['status']

const waits = ({ status }: StaffCompany) => status === 'MODERATION' || status === 'NEW'

/** Approve at once; refuse and block with a reason. */
export const CompanyStatus = ({ company }: { company: StaffCompany }) => {
  const { api } = useRemoteContext()
  const [asked, setAsked] = useState<'REJECTED' | 'BLOCKED' | null>(null)
  const [reason, setReason] = useState('')
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
    setReason('')
    change.reset()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (asked) change.run({ status: asked, comment: reason })
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
      <Drawer
        isOpen={asked !== null}
        side="center"
        title={asked === 'BLOCKED' ? messages.blockTitle : messages.rejectTitle}
        onClose={close}
      >
        <form onSubmit={handleSubmit} noValidate>
          <Stack gap={4}>
            <TextArea
              label={messages.reason}
              hint={asked === 'BLOCKED' ? messages.reasonOfBlock : messages.reasonOfReject}
              error={fieldErrorOf(change.failure, 'comment')}
              maxLength={500}
              required
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <FailureText failure={change.failure} />
            <Stack direction="row" gap={2} isWrap>
              <Button type="submit" isLoading={change.isPending}>
                {asked === 'BLOCKED' ? messages.block : messages.reject}
              </Button>
              <Button variant="secondary" onClick={close}>
                {staffMessages.cancel}
              </Button>
            </Stack>
          </Stack>
        </form>
      </Drawer>
    </>
  )
}
