import { unwrap } from '@isp/api-client'
import type { Claim, DecideClaimInput, Ticket } from '@isp/contract'
import { issueOf, messageField } from '@isp/contract/field-schemas'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { customText, Form, FormSelect, FormTextField, useZodForm } from '@isp/forms'
import { productName } from '@isp/i18n'
import { useQueryClient } from '@isp/query'
import { Button, Drawer, Stack, space, Text, TextField } from '@isp/ui'
import { useState } from 'react'
import * as z from 'zod'
import { DialogFoot } from '../page/dialog-foot.tsx'
import { ticketsKey } from '../ticket/unread-tickets.query.ts'
import { claimMessages } from './claim.messages.ts'
import { decideClaimMessages as messages } from './decide-claim.messages.ts'

type Lines = Claim['lines']
const outcomes = Object.keys(claimMessages.outcomes) as (keyof typeof claimMessages.outcomes)[]
const outcomeOptions = outcomes.map((value) => ({ value, label: claimMessages.outcomes[value] }))

/** By the lines, in their order. A line that is declined agrees to nothing, whatever stands in its field. */
const schemaOf = (lines: Lines) =>
  z.object({
    lines: z
      .array(
        z.object({
          outcome: z.enum(outcomes),
          agreed: z.string().trim(),
          note: messageField({ maxLength: 300, isRequired: false }),
        }),
      )
      .superRefine((decided, context) => {
        for (const [at, { quantity }] of lines.entries()) {
          const { outcome, agreed = '' } = decided[at] ?? {}
          const isSound = /^\d{1,7}$/.test(agreed) && +agreed >= 1 && +agreed <= quantity
          if (outcome === 'declined' || isSound) continue
          const issue = { ...issueOf({ code: 'INVALID' }), ...customText(messages.wrong(quantity)) }
          context.addIssue({ ...issue, path: [at, 'agreed'] })
        }
      }),
  })
type Fields = z.infer<ReturnType<typeof schemaOf>>

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
  const form = useZodForm<Fields, Fields>(schemaOf(lines), {
    defaultValues: {
      lines: lines.map(({ outcome, agreed, quantity, note }) => ({
        outcome: outcome ?? wish,
        agreed: String(outcome === null ? quantity : agreed),
        note,
      })),
    },
  })
  const change = useChange({
    saysFailure: 'page',
    send: async (decided: Fields, marks): Promise<Ticket> => {
      try {
        const params = { path: { id: ticket.id } }
        const body: DecideClaimInput = {
          version,
          lines: decided.lines.map((line) => ({
            ...line,
            agreed: line.outcome === 'declined' ? 0 : Number(line.agreed),
          })),
        }
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
  const decided = form.watch('lines')
  return (
    <Drawer isOpen side="center" title={messages.title} onClose={onClose}>
      <Form form={form} onSubmit={change.submit}>
        <Stack gap={4}>
          <Text tone="secondary">{messages.noteHint}</Text>
          <ul css={listCss}>
            {lines.map((line, at) => {
              const name = productName(line.name)
              const agreed = {
                label: messages.agreed(name),
                isLabelHidden: true,
                inputMode: 'numeric',
                autoComplete: 'off',
                suffix: messages.of(line.quantity, line.unit),
              } as const
              return (
                <li key={`${line.place} ${line.shipmentId}`}>
                  <Text as="div">
                    {line.place + 1}. {name}
                    {' — '}
                    {claimMessages.reasons[line.reason].toLowerCase()}
                  </Text>
                  <FormSelect<Fields>
                    name={`lines.${at}.outcome`}
                    label={messages.outcome(name)}
                    isLabelHidden
                    options={outcomeOptions}
                  />
                  {decided[at]?.outcome === 'declined' ? (
                    <TextField {...agreed} disabled value="0" />
                  ) : (
                    <FormTextField<Fields> {...agreed} name={`lines.${at}.agreed`} maxLength={7} />
                  )}
                  <FormTextField<Fields>
                    name={`lines.${at}.note`}
                    label={messages.note}
                    maxLength={300}
                  />
                </li>
              )
            })}
          </ul>
          <DialogFoot isPending={change.isPending} action={messages.submit} onClose={onClose} />
        </Stack>
      </Form>
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
