import type { Claim } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { formatQuantity, productName } from '@isp/i18n'
import { Button, Card, type DataColumn, DataTable, Heading, Stack, Text } from '@isp/ui'
import { readFileAnswer } from '../save-file/file-answer.ts'
import { saveFile } from '../save-file/save-file.ts'
import { claimMessages as messages } from './claim.messages.ts'

type Line = Claim['lines'][number]

const columns: readonly DataColumn<Line>[] = [
  {
    key: 'name',
    header: messages.product,
    card: 'title',
    render: ({ place, name, article }) => (
      <span>
        {place + 1}. {productName(name)}{' '}
        <Text as="span" size="s" tone="muted">
          {messages.article(article)}
        </Text>
      </span>
    ),
  },
  {
    key: 'quantity',
    header: messages.claimed,
    align: 'end',
    render: ({ quantity, unit }) => formatQuantity(quantity, unit),
  },
  { key: 'reason', header: messages.reason, render: ({ reason }) => messages.reasons[reason] },
  { key: 'lot', header: messages.lot, priority: 2, render: ({ lot }) => lot || '—' },
  {
    key: 'decision',
    header: messages.decision,
    render: ({ outcome, agreed, unit, note }) =>
      outcome === null ? (
        <Text as="span" tone="muted">
          {messages.considered}
        </Text>
      ) : (
        <span css={{ overflowWrap: 'anywhere' }}>
          <strong>{messages.agreed(outcome, agreed, unit)}</strong>
          {note && (
            <Text as="div" size="s" tone="secondary">
              {note}
            </Text>
          )}
        </span>
      ),
  },
]

/** What is claimed and what was said to it, line by line, with the act to print. */
export const ClaimCard = ({ ticketId, claim }: { ticketId: number; claim: Claim }) => {
  const { api } = useRemoteContext()
  const act = useChange({
    saysFailure: 'popup',
    send: (id: number, marks) =>
      readFileAnswer(
        api.GET('/api/tickets/{id}/act', { params: { path: { id } }, parseAs: 'blob', ...marks }),
      ),
    onDone: ({ content, name }) => saveFile(content, name),
  })
  return (
    <Card as="section" padding="s">
      <Stack gap={3}>
        <Stack direction="row" gap={3} justify="space-between" align="center" isWrap>
          <div>
            <Heading level={2} size={3}>
              {messages.states[claim.state]}
            </Heading>
            <Text tone="secondary">
              {messages.wish}: {messages.wishes[claim.wish].toLowerCase()}
            </Text>
          </div>
          <Button
            variant="secondary"
            icon="download"
            isLoading={act.isPending}
            onClick={() => act.run(ticketId)}
          >
            {messages.act}
          </Button>
        </Stack>
        <DataTable
          caption={messages.title}
          columns={columns}
          rows={claim.lines}
          rowKey={({ place, shipmentId }) => `${place} ${shipmentId}`}
        />
      </Stack>
    </Card>
  )
}
