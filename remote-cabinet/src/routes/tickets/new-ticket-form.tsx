import { unwrap } from '@isp/api-client'
import type { Ticket, TicketKind } from '@isp/contract'
import { lineField } from '@isp/contract/field-schemas'
import { accountUrls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import {
  Form,
  FormFailure,
  FormSelect,
  FormTextField,
  fileIdsOf,
  forgetDraft,
  sentFiles,
  useDraftForm,
} from '@isp/forms'
import { useNavigate } from '@isp/router'
import { Button, Stack } from '@isp/ui'
import * as z from 'zod'
import { MessageFields, messageFields } from '../../shared/ticket/message-fields.tsx'
import { ticketMessages } from '../../shared/ticket/ticket.messages.ts'
import { ticketsKey } from '../../shared/ticket/unread-tickets.query.ts'
import { useMessageKey } from '../../shared/ticket/use-message-key.ts'
import { newTicketMessages as messages } from './new-ticket.messages.ts'
import type { NewTicketAbout } from './new-ticket-address.ts'
import { ticketKindOptions } from './tickets.params.ts'

const SUBJECT_MAX = 150
/** A claim has a form of its own. */
const kindOptions = ticketKindOptions.filter(({ value }) => value !== 'claim')
const schema = z.object({
  kind: z.enum(kindOptions.map(({ value }) => value) as [TicketKind, ...TicketKind[]]),
  subject: lineField({ maxLength: SUBJECT_MAX }),
  ...messageFields(),
})
type Fields = z.infer<typeof schema>
type NewTicketFormProps = {
  about: Pick<Ticket, 'order' | 'product'>
  /** What stands in it at first, where the address says so. */
  start: Pick<NewTicketAbout, 'kind' | 'text'>
  owner: string
}

const startOf = (
  { order, product }: NewTicketFormProps['about'],
  { kind, text = '' }: NewTicketFormProps['start'],
): Fields => ({
  kind: kind ?? (order ? 'order' : product ? 'price' : 'question'),
  subject: order
    ? messages.aboutOrder(order.number)
    : (product?.name.slice(0, SUBJECT_MAX).trim() ?? ''),
  text,
  files: [],
})

/** `owner`: whose draft it is. */
export const NewTicketForm = ({ about, start, owner }: NewTicketFormProps) => {
  const { api } = useRemoteContext()
  const navigate = useNavigate()
  const { order, product } = about
  const draft = `new-ticket-${order?.id ?? ''}-${product?.id ?? ''}-${start.kind ?? ''}-${start.text ?? ''}`
  const form = useDraftForm<Fields, Fields>(schema, {
    name: draft,
    owner,
    defaultValues: startOf(about, start),
    accept: (kept) => ({ ...kept, files: sentFiles(kept.files) }),
  })
  const { keyOf, forget } = useMessageKey()
  const create = useChange({
    saysFailure: 'page',
    send: ({ files, ...said }: Fields, marks) => {
      const ticket = {
        ...said,
        fileIds: fileIdsOf(files),
        ...(order && { orderId: order.id }),
        ...(product && { productId: product.id }),
      }
      const body = { key: keyOf(ticket), ...ticket }
      return unwrap(api.POST('/api/tickets', { body, ...marks }))
    },
    invalidates: () => [ticketsKey],
    success: ({ number, subject }) => messages.sent(number, subject),
    onDone: ({ id }) => {
      forget()
      forgetDraft(draft)
      return navigate(accountUrls.ticket(id))
    },
  })
  return (
    <Form form={form} fieldMap={{ fileIds: 'files' }} onSubmit={create.submit}>
      <Stack gap={4}>
        <FormSelect<Fields> name="kind" label={ticketMessages.kind} options={kindOptions} />
        <FormTextField<Fields>
          name="subject"
          label={messages.subject}
          hint={messages.subjectHint}
          autoComplete="off"
          required
        />
        <MessageFields label={messages.text} hint={messages.textHint} rows={6} required />
        <FormFailure />
        <Button type="submit" isLoading={create.isPending} css={{ alignSelf: 'start' }}>
          {messages.send}
        </Button>
      </Stack>
    </Form>
  )
}
