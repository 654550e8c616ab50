import { unwrap } from '@isp/api-client'
import type { Approval } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { type ChangeOptions, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQueryClient } from '@isp/query'
import { useNavigate } from '@isp/router'
import { Button, Drawer, Stack, TextArea } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { approvalsKey } from '../../shared/approval/approval.queries.ts'
import { DialogFoot } from '../../shared/staff/dialog-foot.tsx'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import { fieldErrorOf } from '../../shared/staff/field-errors.ts'
import { approvalPageMessages as messages } from './approval.messages.ts'

/** Whatever came of it, the page shows what is true by then: somebody else may have decided, or a price has changed. */
const useAct = <Input, Output>({
  send,
  ...options
}: Omit<ChangeOptions<Input, Output>, 'saysFailure' | 'invalidates'>) => {
  const client = useQueryClient()
  return useChange<Input, Output>({
    ...options,
    saysFailure: 'page',
    send: (input, marks) =>
      send(input, marks).finally(() => {
        void client.invalidateQueries({ queryKey: approvalsKey })
        void client.invalidateQueries({ queryKey: ['orders'] })
      }),
  })
}

/** What the reader may do with a request: decide on it, take an own one back, put its lines into the basket. */
export const ApprovalActions = ({ request }: { request: Approval }) => {
  const { id, number, offer, canDecide, isOwn, status } = request
  const { api, session } = useRemoteContext()
  const navigate = useNavigate()
  const [isReturning, setReturning] = useState(false)
  const params = { path: { id } }
  const approve = useAct({
    send: (body: NonNullable<Approval['offer']>, marks) =>
      unwrap(api.POST('/api/sale/approval/{id}/approve', { params, body, ...marks })),
    success: () => messages.approved(number),
  })
  const withdraw = useAct({
    send: (_input: null, marks) =>
      unwrap(api.POST('/api/sale/approval/{id}/withdraw', { params, ...marks })),
    success: () => messages.withdrawn(number),
  })
  const refill = useAct({
    send: (_input: null, marks) =>
      unwrap(api.POST('/api/sale/approval/{id}/basket', { params, ...marks })),
    success: ({ added, skipped }) => messages.refilled(added, skipped),
    onDone: async () => {
      await navigate(urls.basket())
      void session.basket.getState().refresh()
    },
  })
  const isOver = status !== 'WAITING' && status !== 'APPROVED'
  return (
    <>
      <FailureText failure={approve.failure ?? withdraw.failure ?? refill.failure} />
      <Stack direction="row" gap={2} isWrap>
        {offer && (
          <Button isLoading={approve.isPending} onClick={() => approve.run(offer)}>
            {messages.approve(offer.total)}
          </Button>
        )}
        {canDecide && (
          <Button variant="secondary" onClick={() => setReturning(true)}>
            {messages.giveBack}
          </Button>
        )}
        {isOwn && status === 'WAITING' && (
          <Button
            variant="secondary"
            isLoading={withdraw.isPending}
            onClick={() => withdraw.run(null)}
          >
            {messages.withdraw}
          </Button>
        )}
        {isOwn && isOver && (
          <Button isLoading={refill.isPending} onClick={() => refill.run(null)}>
            {messages.refill}
          </Button>
        )}
      </Stack>
      {isReturning && <ReturnDialog request={request} onClose={() => setReturning(false)} />}
    </>
  )
}

const ReturnDialog = ({ request, onClose }: { request: Approval; onClose: () => void }) => {
  const { api } = useRemoteContext()
  const [reason, setReason] = useState('')
  const change = useAct({
    send: (body: { reason: string }, marks) => {
      const params = { path: { id: request.id } }
      return unwrap(api.POST('/api/sale/approval/{id}/return', { params, body, ...marks }))
    },
    success: () => messages.returned(request.number),
    onDone: onClose,
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    change.run({ reason })
  }
  return (
    <Drawer isOpen side="center" title={messages.giveBack} onClose={onClose}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap={4}>
          <TextArea
            label={messages.giveBackReason}
            required
            maxLength={2000}
            value={reason}
            error={fieldErrorOf(change.failure, 'reason')}
            onChange={({ target }) => setReason(target.value)}
          />
          <DialogFoot change={change} action={messages.giveBack} onClose={onClose} />
        </Stack>
      </form>
    </Drawer>
  )
}
