import { unwrap } from '@isp/api-client'
import type { Claim, ClaimOutcome, DecideClaimInput, Ticket } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { productName } from '@isp/i18n'
import { useQueryClient } from '@isp/query'
import { Button, Drawer, Select, Stack, space, Text, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { FailureText } from '../staff/failure-text.tsx'
import { fieldErrorOf } from '../staff/field-errors.ts'
import { ticketsKey } from '../ticket/unread-tickets.query.ts'
import { claimMessages } from './claim.messages.ts'
import { decideClaimMessages as messages } from './decide-claim.messages.ts'

type Line = Claim['lines'][number]
type Decided = { outcome: ClaimOutcome; agreed: string; note: string }

const outcomeOptions = Object.entries(claimMessages.outcomes).map(([value, label]) => ({
  value,
  label,
}))

const startOf = (wish: Claim['wish'], { outcome, agreed, quantity, note }: Line): Decided => ({
  outcome: outcome ?? wish,
  agreed: String(outcome === null ? quantity : agreed),
  note,
})

/** NaN: no number from one to what was claimed. */
const agreedOf = ({ outcome, agreed }: Decided, { quantity }: Line): number => {
  if (outcome === 'declined') return 0
  const count = /^\d{1,7}$/.test(agreed.trim()) ? Number(agreed) : Number.NaN
  return count >= 1 && count <= quantity ? count : Number.NaN
}

type DecideClaimProps = { ticket: Pick<Ticket, 'id' | 'number'>; claim: Claim }

/** What the shop says to each line; as the buyer wishes, unless changed. */
export const DecideClaim = ({ ticket, claim }: DecideClaimProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button css={{ alignSelf: 'start' }} onClick={() => setOpen(true)}>
        {claim.decidedAt === null ? messages.open : messages.change}
      </Button>
      {isOpen && <Decision ticket={ticket} claim={claim} onClose={() => setOpen(false)} />}
    </>
  )
}

const Decision = ({ ticket, claim, onClose }: DecideClaimProps & { onClose: () => void }) => {
  const { api } = useRemoteContext()
  const client = useQueryClient()
  // what was begun stays, whatever somebody else decides meanwhile: the server tells of it
  const [{ version, lines, wish }] = useState(claim)
  const [decided, setDecided] = useState(() => lines.map((line) => startOf(wish, line)))
  const [isChecked, setChecked] = useState(false)
  const change = useChange({
    saysFailure: 'page',
    send: async (body: DecideClaimInput, marks): Promise<Ticket> => {
      try {
        const params = { path: { id: ticket.id } }
        return await unwrap(api.POST('/api/tickets/{id}/claim', { params, body, ...marks }))
      } catch (error) {
        void client.invalidateQueries({ queryKey: ticketsKey })
        throw error
      }
    },
    invalidates: () => [ticketsKey],
    success: ({ number }) => messages.decided(number),
    onDone: onClose,
  })
  const agreed = lines.map((line, at) => agreedOf(decided[at] ?? startOf(wish, line), line))
  const put = (at: number, part: Partial<Decided>) =>
    setDecided(decided.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (agreed.some(Number.isNaN)) return
    change.run({
      version,
      lines: decided.map(({ outcome, note }, at) => ({ outcome, note, agreed: agreed[at] ?? 0 })),
    })
  }
  return (
    <Drawer isOpen side="center" title={messages.title} onClose={onClose}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap={4}>
          <Text tone="secondary">{messages.noteHint}</Text>
          <ul css={listCss}>
            {lines.map((line, at) => {
              const one = decided[at] ?? startOf(wish, line)
              const name = productName(line.name)
              return (
                <li key={`${line.place} ${line.shipmentId}`}>
                  <Text as="div">
                    {line.place + 1}. {name}
                    {' — '}
                    {claimMessages.reasons[line.reason].toLowerCase()}
                  </Text>
                  <Select
                    label={messages.outcome(name)}
                    isLabelHidden
                    options={outcomeOptions}
                    value={one.outcome}
                    onChange={({ target }) => put(at, { outcome: target.value as ClaimOutcome })}
                  />
                  <TextField
                    label={messages.agreed(name)}
                    isLabelHidden
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={7}
                    suffix={messages.of(line.quantity, line.unit)}
                    disabled={one.outcome === 'declined'}
                    value={one.outcome === 'declined' ? '0' : one.agreed}
                    error={
                      isChecked && Number.isNaN(agreed[at])
                        ? messages.wrong(line.quantity)
                        : fieldErrorOf(change.failure, `lines.${at}.agreed`)
                    }
                    onChange={({ target }) => put(at, { agreed: target.value })}
                  />
                  <TextField
                    label={messages.note}
                    maxLength={300}
                    value={one.note}
                    error={fieldErrorOf(change.failure, `lines.${at}.note`)}
                    onChange={({ target }) => put(at, { note: target.value })}
                  />
                </li>
              )
            })}
          </ul>
          <FailureText failure={change.failure} />
          <Stack direction="row" gap={2} isWrap>
            <Button type="submit" isLoading={change.isPending}>
              {messages.submit}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {messages.close}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Drawer>
  )
}

const listCss = {
  display: 'grid',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 150px',
    gap: space[2],
    alignItems: 'start',
  },
  '& > li > :first-of-type, & > li > :last-of-type': { gridColumn: '1 / -1' },
} as const
