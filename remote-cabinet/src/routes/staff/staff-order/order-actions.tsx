import { unwrap } from '@isp/api-client'
import type { OrderPieces, OrderStatus, StaffOrder } from '@isp/contract'
import type { CallMarks } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, Stack } from '@isp/ui'
import { Suspense, useState } from 'react'
import { PiecesDialog } from '../../../shared/order/late-pieces-dialog.ts'
import { orderMessages } from '../../../shared/order/order.messages.ts'
import { TextDialog } from '../../../shared/page/text-dialog.tsx'
import { staffOrderMessages as messages } from './staff-order.messages.ts'
import { useOrderChange } from './use-order-change.ts'

type Act =
  | { kind: 'move'; status: OrderStatus; comment: string }
  | { kind: 'ship'; lines: OrderPieces; comment: string }
  | { kind: 'cancel'; lines: OrderPieces; comment: string }
type Asked = { kind: 'ship' } | { kind: 'cancel' } | { kind: 'move'; status: OrderStatus }

/** What may be done with the order now: a step further, a shipment, a cancellation. */
export const OrderActions = ({ order }: { order: StaffOrder }) => {
  const { api } = useRemoteContext()
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
  const change = useOrderChange(order.id, {
    send,
    success: ({ status }) => ({ text: messages.changed(orderMessages.statuses[status]) }),
    onDone: () => close(),
  })
  const close = () => {
    setAsked(null)
    change.reset()
  }
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
        <TextDialog
          title={messages.moves[asked.status]}
          note={messages.moveNote}
          label={messages.comment}
          hint={messages.commentHint}
          maxLength={500}
          isLong
          action={messages.moves[asked.status]}
          onSubmit={(comment) => change.submit({ kind: 'move', status: asked.status, comment })}
          onClose={close}
        />
      )}
      <Suspense>
        {asked?.kind === 'ship' && (
          <PiecesDialog
            title={messages.shipTitle}
            note={order.terms.shipping === 'whole' ? messages.shipWhole : messages.shipNote}
            submit={messages.shipSubmit}
            start="reserved"
            comment={{ label: messages.shipComment, hint: messages.commentHint }}
            lines={order.lines}
            onSubmit={(chosen) => change.submit({ kind: 'ship', ...chosen })}
            onClose={close}
          />
        )}
        {asked?.kind === 'cancel' && (
          <PiecesDialog
            title={messages.cancelTitle}
            note={messages.cancelNote}
            submit={messages.cancelSubmit}
            start="open"
            comment={{ label: messages.reason, hint: messages.reasonHint, isRequired: true }}
            lines={order.lines}
            onSubmit={(chosen) => change.submit({ kind: 'cancel', ...chosen })}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
