import { unwrap } from '@isp/api-client'
import type { Order } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import {
  Form,
  FormFailure,
  FormSelect,
  fileIdsOf,
  forgetDraft,
  sentFiles,
  useDraftForm,
} from '@isp/forms'
import { useNavigate } from '@isp/router'
import { Button, Stack, Text, visuallyHiddenCss } from '@isp/ui'
import { claimMessages } from '../../shared/claim/claim.messages.ts'
import { MessageFields } from '../../shared/ticket/message-fields.tsx'
import { ticketsKey } from '../../shared/ticket/unread-tickets.query.ts'
import { useMessageKey } from '../../shared/ticket/use-message-key.ts'
import { type ClaimFields, claimFields } from './claim-fields.ts'
import { ClaimLineFields } from './claim-line-fields.tsx'
import type { Claimable } from './claimable.ts'
import { newClaimMessages as messages } from './new-claim.messages.ts'

type NewClaimFormProps = {
  order: Pick<Order, 'id' | 'number'>
  lines: readonly Claimable[]
  /** The line that was pressed. */
  place: number | null
  /** Whose draft it is. */
  owner: string
}

const wishOptions = Object.entries(claimMessages.wishes).map(([value, label]) => ({
  value,
  label,
}))

export const NewClaimForm = ({ order, lines, place, owner }: NewClaimFormProps) => {
  const { api } = useRemoteContext()
  const navigate = useNavigate()
  const draft = `claim-${order.id}`
  const defaultValues: ClaimFields = {
    wish: 'replace',
    lines: lines.map((line) => ({
      isChosen: line.place === place || lines.length === 1,
      quantity: String(line.most),
      reason: 'defect',
      shipment: '',
      lot: '',
    })),
    text: '',
    files: [],
  }
  const form = useDraftForm<ClaimFields, ClaimFields>(claimFields(lines), {
    name: draft,
    owner,
    defaultValues,
    // of other lines than there are now, only the words stand
    accept: (kept) => ({
      ...kept,
      lines: kept.lines.length === lines.length ? kept.lines : defaultValues.lines,
      files: sentFiles(kept.files),
    }),
  })
  const { keyOf, forget } = useMessageKey()
  const chosen = form.watch('lines').flatMap(({ isChosen }, at) => (isChosen ? [at] : []))
  const create = useChange({
    saysFailure: 'page',
    send: ({ wish, lines: fields, text, files }: ClaimFields, marks) => {
      const claimed = fields.flatMap(({ isChosen, quantity, reason, shipment, lot }, at) => {
        const line = lines[at]
        if (!isChosen || !line) return []
        const shipmentId = shipment === '' ? {} : { shipmentId: Number(shipment) }
        return [{ place: line.place, quantity: Number(quantity), reason, lot, ...shipmentId }]
      })
      const ticket = {
        kind: 'claim' as const,
        subject: messages.subject(order.number),
        text,
        fileIds: fileIdsOf(files),
        orderId: order.id,
        claim: { wish, lines: claimed },
      }
      const body = { key: keyOf(ticket), ...ticket }
      return unwrap(api.POST('/api/tickets', { body, ...marks }))
    },
    invalidates: () => [ticketsKey],
    success: ({ number }) => messages.sent(number),
    onDone: ({ id }) => {
      forget()
      forgetDraft(draft)
      return navigate(accountUrls.ticket(id))
    },
  })
  return (
    <Form
      form={form}
      fieldMap={{
        fileIds: 'files',
        ...Object.fromEntries(
          chosen.flatMap((at, index) => [
            [`claim.lines.${index}.place`, `lines.${at}.quantity` as const],
            [`claim.lines.${index}.quantity`, `lines.${at}.quantity` as const],
            [`claim.lines.${index}.lot`, `lines.${at}.lot` as const],
          ]),
        ),
      }}
      onSubmit={create.submit}
    >
      <Stack gap={4}>
        <Text tone="secondary">{messages.note}</Text>
        <fieldset css={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
          <legend css={visuallyHiddenCss}>{messages.lines}</legend>
          {lines.map((line, at) => (
            <ClaimLineFields key={line.place} form={form} line={line} at={at} />
          ))}
        </fieldset>
        <FormSelect<ClaimFields> name="wish" label={claimMessages.wish} options={wishOptions} />
        <MessageFields label={messages.text} hint={messages.textHint} rows={5} required />
        <FormFailure />
        <Button type="submit" isLoading={create.isPending} css={{ alignSelf: 'start' }}>
          {messages.send}
        </Button>
      </Stack>
    </Form>
  )
}
