import { unwrap } from '@isp/api-client'
import type { Approval } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useNavigate } from '@isp/router'
import { Button, Stack } from '@isp/ui'
import { useState } from 'react'
import { TextDialog } from '../../shared/page/text-dialog.tsx'
import { AlertText } from '../../shared/staff/alert-text.tsx'
import { approvalPageMessages as messages } from './approval.messages.ts'
import { useAct } from './use-act.ts'

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
    success: ({ orderNumber }) => messages.approved(number, orderNumber),
  })
  const giveBack = useAct({
    send: (body: { reason: string }, marks) =>
      unwrap(api.POST('/api/sale/approval/{id}/return', { params, body, ...marks })),
    success: () => messages.returned(number),
    onDone: () => setReturning(false),
  })
  const withdraw = useAct({
    send: (_input: null, marks) =>
      unwrap(api.POST('/api/sale/approval/{id}/withdraw', { params, ...marks })),
    success: () => messages.withdrawn(number),
  })
  const refill = useAct({
    send: (_input: null, marks) =>
      unwrap(api.POST('/api/sale/approval/{id}/basket', { params, ...marks })),
    success: ({ added, skipped }) => ({
      text: messages.refilled(added, skipped),
      button: { text: messages.toBasket, onClick: () => void navigate(urls.basket()) },
    }),
    onDone: () => session.basket.getState().refresh(),
  })
  const isOver = status !== 'WAITING' && status !== 'APPROVED'
  return (
    <>
      <AlertText text={(approve.failure ?? withdraw.failure ?? refill.failure)?.message} />
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
      {isReturning && (
        <TextDialog
          title={messages.giveBack}
          label={messages.giveBackReason}
          maxLength={2000}
          isRequired
          missing={messages.noReason}
          isLong
          action={messages.giveBack}
          onSubmit={(reason) => giveBack.submit({ reason })}
          onClose={() => setReturning(false)}
        />
      )}
    </>
  )
}
