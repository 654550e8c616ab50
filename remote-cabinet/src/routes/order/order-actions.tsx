import { unwrap } from '@isp/api-client'
import type { Order, OrderPieces, RepeatedOrder } from '@isp/contract'
import { randomUuid } from '@isp/contract/random-uuid'
import { accountUrls, urls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQueryClient } from '@isp/query'
import { useNavigate } from '@isp/router'
import { useStanding } from '@isp/session'
import { Button, LinkButton, media, Stack, space, Text } from '@isp/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { claimUrl } from '../../shared/claim/claim-url.ts'
import { ExcelButton } from '../../shared/excel-button/excel-button.tsx'
import { PiecesDialog } from '../../shared/order/late-pieces-dialog.ts'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { KeepOrder } from './keep-order.tsx'
import { orderActionsMessages as messages } from './order-actions.messages.ts'
import { PrintStyle } from './print-style.tsx'

const RepeatedDialog = lazy(async () => ({
  default: (await import('./repeated-dialog.tsx')).RepeatedDialog,
}))

const isOpen = ({ status, lines }: Order): boolean =>
  status !== 'SHIPPED' &&
  status !== 'DELIVERED' &&
  status !== 'CANCELLED' &&
  lines.some(({ quantity, shipped, cancelled }) => quantity > shipped + cancelled)

/** What the buyer may do with an order: have it again, take back what has not left yet, print it. */
export const OrderActions = ({ order, companyUuid }: { order: Order; companyUuid: string }) => {
  const standing = useStanding()
  const mayCancel = standing.kind === 'member' && standing.role !== 'employee'
  return (
    <Stack gap={3} css={{ [media.print]: { display: 'none' } }}>
      <Stack direction="row" gap={6} isWrap css={{ rowGap: space[2] }}>
        <Stack direction="row" gap={2} isWrap>
          <Repeat id={order.id} />
          {mayCancel && isOpen(order) && <Cancel order={order} companyUuid={companyUuid} />}
        </Stack>
        <Stack direction="row" gap={2} isWrap>
          <KeepOrder id={order.id} number={order.number} />
          <ExcelButton of="order" id={order.id} variant="ghost" />
          <LinkButton
            to={accountUrls.tickets(new URLSearchParams({ order: String(order.id) }))}
            variant="ghost"
          >
            {messages.ask}
          </LinkButton>
          {order.lines.some(({ shipped }) => shipped > 0) && (
            <LinkButton to={claimUrl(order.id)} variant="ghost">
              {messages.claim}
            </LinkButton>
          )}
          <Button variant="ghost" onClick={() => window.print()}>
            {messages.print}
          </Button>
        </Stack>
      </Stack>
      <Reservation order={order} />
      <PrintStyle />
    </Stack>
  )
}

/** D40: until when the goods wait for the money, or that they do no longer. */
const Reservation = ({
  order: { reservedUntil, reservationEndedAt },
}: {
  order: Pick<Order, 'reservedUntil' | 'reservationEndedAt'>
}) => {
  if (reservationEndedAt) return <Text tone="danger">{messages.reservationEnded}</Text>
  if (!reservedUntil) return null
  return (
    <Text tone="secondary">
      {messages.reservedUntil} <LocalTime iso={reservedUntil} />: {messages.reservedNote}
    </Text>
  )
}

const Repeat = ({ id }: { id: number }) => {
  const { api, session } = useRemoteContext()
  const navigate = useNavigate()
  /** An attempt whose answer was lost is repeated with its number and counts once (D50). */
  const attempt = useRef<string | null>(null)
  const [outcome, setOutcome] = useState<RepeatedOrder | null>(null)
  const change = useChange({
    saysFailure: 'popup',
    send: (_input: null, marks): Promise<RepeatedOrder> => {
      attempt.current ??= randomUuid()
      const body = { mergeId: attempt.current }
      const params = { path: { id } }
      return unwrap(api.POST('/api/sale/order/{id}/repeat', { params, body, ...marks }))
    },
    onDone: async (answer) => {
      attempt.current = null
      await session.basket.getState().refresh()
      if (answer.skipped.length > 0 || answer.raised.length > 0) return setOutcome(answer)
      session.notify({
        variant: 'success',
        text: messages.added(answer.added),
        button: { text: messages.toBasket, onClick: () => void navigate(urls.basket()) },
      })
    },
  })
  return (
    <>
      <Button variant="secondary" isLoading={change.isPending} onClick={() => change.run(null)}>
        {messages.repeat}
      </Button>
      {outcome && (
        <Suspense>
          <RepeatedDialog outcome={outcome} onClose={() => setOutcome(null)} />
        </Suspense>
      )}
    </>
  )
}

const Cancel = ({ order, companyUuid }: { order: Order; companyUuid: string }) => {
  const { api } = useRemoteContext()
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const stale = [
    ['order', companyUuid, order.id],
    ['order-activity', companyUuid, order.id],
    ['orders', companyUuid],
  ] as const
  const change = useChange({
    saysFailure: 'page',
    send: async ({ lines, comment }: { lines: OrderPieces; comment: string }, marks) => {
      try {
        return await unwrap(
          api.POST('/api/sale/order/{id}/cancel', {
            params: { path: { id: order.id } },
            body: { version: order.version, lines, comment },
            ...marks,
          }),
        )
      } catch (error) {
        // it may have been shipped meanwhile: the page shows what the order has become
        void client.invalidateQueries({ queryKey: stale[0] })
        throw error
      }
    },
    invalidates: () => stale,
    success: () => ({ text: messages.cancelled }),
    onDone: () => setAsked(false),
  })
  const close = () => {
    setAsked(false)
    change.reset()
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {messages.cancel}
      </Button>
      {isAsked && (
        <Suspense>
          <PiecesDialog
            title={messages.cancelTitle}
            note={messages.cancelNote}
            submit={messages.cancelSubmit}
            start="open"
            comment={{ label: messages.reason, hint: messages.reasonHint }}
            lines={order.lines}
            onSubmit={change.submit}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
