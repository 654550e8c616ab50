import { unwrap } from '@isp/api-client'
import type { OrderPieces, OrderStatus, StaffOrder } from '@isp/contract'
import { type CallMarks, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQueryClient } from '@isp/query'
import { Button, Drawer, Stack, Text, TextArea } from '@isp/ui'
import { type FormEvent, Suspense, useState } from 'react'
import { PiecesDialog } from '../../shared/order/late-pieces-dialog.ts'
import { orderMessages } from '../../shared/order/order.messages.ts'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import { fieldErrorOf } from '../../shared/staff/field-errors.ts'
import { staffMessages } from '../../shared/staff/staff.messages.ts'
import { staffKey, staffOrderQuery } from '../../shared/staff/staff.queries.ts'
import { staffOrderMessages as messages } from './staff-order.messages.ts'

type Act =
  | { kind: 'move'; status: OrderStatus; comment: string }
  | { kind: 'ship'; lines: OrderPieces; comment: string }
  | { kind: 'cancel'; lines: OrderPieces; comment: string }
type Asked = { kind: 'ship' } | { kind: 'cancel' } | { kind: 'move'; status: OrderStatus }

/** What may be done with the order now: a step further, a shipment, a cancellation. */
export const OrderActions = ({ order }: { order: StaffOrder }) => {
  const { api } = useRemoteContext()
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const params = { path: { id: order.id } }
  const { version } = order
  const send = (act: Act, marks: CallMarks): Promise<StaffOrder> => {
    const { comment } = act
    if (act.kind === 'move') {
      const body = { version, status: act.status, comment }
      return unwrap(api.POST('/api/admin/order/{id}/status', { params, body, ...marks }))
    }
    const { lines } = act
    return act.kind === 'ship'
      ? unwrap(
          api.POST('/api/admin/order/{id}/shipment', {
            params,
            body: { version, lines, note: comment },
            ...marks,
          }),
        )
      : unwrap(
          api.POST('/api/admin/order/{id}/cancel', {
            params,
            body: { version, lines, comment },
            ...marks,
          }),
        )
  }
  const change = useChange({
    saysFailure: 'page',
    send: async (act: Act, marks) => {
      try {
        return await send(act, marks)
      } catch (error) {
        // somebody else was quicker: the page shows what the order has become
        void client.invalidateQueries({ queryKey: staffOrderQuery(api, order.id).queryKey })
        throw error
      }
    },
    invalidates: () => [staffKey],
    success: ({ status }) => ({ text: messages.changed(orderMessages.statuses[status]) }),
    onDone: () => close(),
  })
  const close = () => {
    setAsked(null)
    change.reset()
  }
  const dialog = { isPending: change.isPending, failure: change.failure, onClose: close }
  return (
    <>
      <Stack direction="row" gap={2} isWrap>
        {order.moves.map((status) => (
          <Button key={status} onClick={() => setAsked({ kind: 'move', status })}>
            {messages.moves[status]}
          </Button>
        ))}
        {order.canShip && (
          <Button onClick={() => setAsked({ kind: 'ship' })}>{messages.ship}</Button>
        )}
        {order.canCancel && (
          <Button variant="secondary" onClick={() => setAsked({ kind: 'cancel' })}>
            {messages.cancel}
          </Button>
        )}
      </Stack>
      {asked?.kind === 'move' && (
        <MoveDialog
          {...dialog}
          status={asked.status}
          onSubmit={(comment) => change.run({ kind: 'move', status: asked.status, comment })}
        />
      )}
      <Suspense>
        {asked?.kind === 'ship' && (
          <PiecesDialog
            {...dialog}
            title={messages.shipTitle}
            note={order.terms.shipping === 'whole' ? messages.shipWhole : messages.shipNote}
            submit={messages.shipSubmit}
            start="reserved"
            comment={{ label: messages.shipComment, hint: messages.commentHint }}
            lines={order.lines}
            onSubmit={(chosen) => change.run({ kind: 'ship', ...chosen })}
          />
        )}
        {asked?.kind === 'cancel' && (
          <PiecesDialog
            {...dialog}
            title={messages.cancelTitle}
            note={messages.cancelNote}
            submit={messages.cancelSubmit}
            start="open"
            comment={{ label: messages.reason, hint: messages.reasonHint, isRequired: true }}
            lines={order.lines}
            onSubmit={(chosen) => change.run({ kind: 'cancel', ...chosen })}
          />
        )}
      </Suspense>
    </>
  )
}

type MoveDialogProps = Pick<
  React.ComponentProps<typeof PiecesDialog>,
  'isPending' | 'failure' | 'onClose'
> & { status: OrderStatus; onSubmit: (comment: string) => void }

const MoveDialog = ({ status, isPending, failure, onSubmit, onClose }: MoveDialogProps) => {
  const [comment, setComment] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(comment)
  }
  return (
    <Drawer isOpen side="center" title={messages.moves[status]} onClose={onClose}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap={4}>
          <Text tone="secondary">{messages.moveNote}</Text>
          <TextArea
            label={messages.comment}
            hint={messages.commentHint}
            error={fieldErrorOf(failure, 'comment')}
            maxLength={500}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          <FailureText failure={failure} />
          <Stack direction="row" gap={2} isWrap>
            <Button type="submit" isLoading={isPending}>
              {messages.moves[status]}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {staffMessages.cancel}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Drawer>
  )
}
