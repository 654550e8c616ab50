import { unwrap } from '@isp/api-client'
import type { OrderDecisionInput, OrderDifference, StaffOrder } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, Card, type DataColumn, DataTable, Heading, Stack, Text } from '@isp/ui'
import { LocalTime } from '../../../shared/order/local-time.tsx'
import { AlertText } from '../../../shared/staff/alert-text.tsx'
import { fieldErrorOf } from '../../../shared/staff/field-errors.ts'
import { staffOrderMessages as messages } from './staff-order.messages.ts'
import { useOrderChange } from './use-order-change.ts'

const columns: readonly DataColumn<OrderDifference['items'][number]>[] = [
  {
    key: 'field',
    header: messages.differs,
    card: 'title',
    render: ({ field }) => messages.differing[field],
  },
  { key: 'ours', header: messages.ours, render: ({ ours }) => ours },
  { key: 'theirs', header: messages.theirs, render: ({ theirs }) => theirs },
]

/** What the accounting system says otherwise, for a person to decide; a refusal stays when nothing is left to decide. */
export const OrderDifferenceNotice = ({ order }: { order: StaffOrder }) => {
  const { api } = useRemoteContext()
  const { id, version, difference } = order
  const { failure, isPending, run } = useOrderChange(id, {
    send: (take: OrderDecisionInput['take'], marks) =>
      unwrap(
        api.POST('/api/admin/order/{id}/difference', {
          params: { path: { id } },
          body: { version, take },
          ...marks,
        }),
      ),
    success: (_, take) => ({ text: messages.decided[take] }),
  })
  const refusal = <AlertText text={fieldErrorOf(failure, 'take') ?? failure?.message} />
  if (!difference) return refusal
  const { items, canTake, since } = difference
  return (
    <Card as="section" tone="accent">
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} size={3}>
            {messages.difference}
          </Heading>
          <Text size="s" tone="secondary">
            {messages.differenceSince} <LocalTime iso={since} />
          </Text>
        </Stack>
        <DataTable
          caption={messages.difference}
          columns={columns}
          rows={items}
          rowKey={({ ours, theirs }) => `${ours} ${theirs}`}
        />
        <Stack direction="row" gap={2} isWrap>
          <Button isLoading={isPending} onClick={() => run('ours')}>
            {messages.takeOurs}
          </Button>
          <Button
            variant="secondary"
            isLoading={isPending}
            disabled={!canTake}
            aria-describedby={canTake ? undefined : 'cannot-take'}
            onClick={() => run('theirs')}
          >
            {messages.takeTheirs}
          </Button>
        </Stack>
        {!canTake && (
          <div id="cannot-take">
            <Text size="s">{messages.cannotTake}</Text>
          </div>
        )}
        {refusal}
      </Stack>
    </Card>
  )
}
