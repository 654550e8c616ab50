import { unwrap } from '@isp/api-client'
import type { Ticket } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, Card, color, font, media, Stack, space, Text } from '@isp/ui'
import type { ReactNode } from 'react'
import { conversationMessages as messages } from './conversation.messages.ts'
import { TicketAbout } from './ticket-about.tsx'
import { ticketsKey } from './unread-tickets.query.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

type TicketFactsProps = {
  ticket: Ticket
  orderUrl: (id: number) => string
  /** Of the company, as this reader may open it. */
  company?: ReactNode
}

/** What it is about, who asks, who leads it. */
export const TicketFacts = ({ ticket, orderUrl, company }: TicketFactsProps) => {
  const { order, product, author, asker, assignee } = ticket
  return (
    <Card padding="s" css={{ '& dl': factsCss }}>
      <dl>
        {(order || product) && (
          <Fact name={messages.about}>
            <TicketAbout order={order} product={product} orderUrl={orderUrl} />
          </Fact>
        )}
        {company && <Fact name={messages.company}>{company}</Fact>}
        <Fact name={messages.author}>{author.name}</Fact>
        {asker && (
          <Fact name={messages.answerTo}>
            {asker.email ?? <a href={`tel:${asker.phone}`}>{asker.phone}</a>}
          </Fact>
        )}
        <Fact name={messages.leads}>{assignee?.name ?? messages.nobodyLeads}</Fact>
      </dl>
    </Card>
  )
}

type TicketActsProps = { ticket: Ticket; me: string }

/** Taking it (the staff) and ending it; the next word opens it again, so nobody is asked twice. */
export const TicketActs = ({
  ticket: { id, isStaff, canFinish, assignee },
  me,
}: TicketActsProps) => {
  const { api } = useRemoteContext()
  const params = { path: { id } }
  const finish = useChange({
    saysFailure: 'popup',
    send: (_input: null, marks): Promise<Ticket> =>
      unwrap(api.POST('/api/tickets/{id}/done', { params, ...marks })),
    invalidates: () => [ticketsKey],
    success: ({ subject }) => messages.finished(subject),
  })
  const assign = useChange({
    saysFailure: 'popup',
    send: (_input: null, marks): Promise<Ticket> =>
      unwrap(api.POST('/api/tickets/{id}/assign', { params, ...marks })),
    invalidates: () => [ticketsKey],
  })
  return (
    <Stack direction="row" gap={3} align="center" isWrap>
      {isStaff && assignee?.uuid !== me && (
        <Button isLoading={assign.isPending} onClick={() => assign.run(null)}>
          {messages.assign}
        </Button>
      )}
      {canFinish && (
        <>
          <Button
            variant="secondary"
            icon="check"
            isLoading={finish.isPending}
            onClick={() => finish.run(null)}
          >
            {messages.finish}
          </Button>
          <Text size="s" tone="muted">
            {isStaff ? messages.finishNoteStaff : messages.finishNote}
          </Text>
        </>
      )}
    </Stack>
  )
}

const factsCss = {
  display: 'grid',
  gap: `${space[2]} ${space[6]}`,
  margin: 0,
  [media.up(744)]: { gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' },
  '& dt': { color: color.textMuted, fontSize: font.size.s },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  [media.down(744)]: {
    '& > div': { display: 'grid', gridTemplateColumns: '80px 1fr', alignItems: 'baseline' },
  },
} as const
