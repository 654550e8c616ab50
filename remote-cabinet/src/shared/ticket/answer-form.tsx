import { unwrap } from '@isp/api-client'
import type { Ticket, TicketComment } from '@isp/contract'
import { issueOf } from '@isp/contract/field-schemas'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import {
  Form,
  FormCheckbox,
  FormFailure,
  fileIdsOf,
  forgetDraft,
  sentFiles,
  useDraftForm,
} from '@isp/forms'
import { useQueryClient } from '@isp/query'
import { Button, Stack } from '@isp/ui'
import * as z from 'zod'
import { answerFormMessages as messages } from './answer-form.messages.ts'
import { MessageFields, messageFields } from './message-fields.tsx'
import { ticketCommentsQuery } from './ticket.queries.ts'
import { ticketsKey } from './unread-tickets.query.ts'
import { useMessageKey } from './use-message-key.ts'

const schema = z
  .object({ ...messageFields({ isRequired: false }), isInternal: z.boolean() })
  .superRefine(({ text, files }, context) => {
    if (text === '' && files.length === 0)
      context.addIssue({ ...issueOf({ code: 'REQUIRED' }), path: ['text'] })
  })
type Fields = z.infer<typeof schema>
const start: Fields = { text: '', files: [], isInternal: false }

const hintOf = ({ status, isStaff, asker }: Ticket): string | undefined => {
  if (asker) return asker.email === null ? messages.onlyByPhone : messages.goesByMail
  return status !== 'DONE' ? undefined : isStaff ? messages.staysDone : messages.reopens
}

type AnswerFormProps = { ticket: Ticket; company: string; owner: string }

/** What one says in a ticket; `owner`: whose draft it is. */
export const AnswerForm = ({ ticket, company, owner }: AnswerFormProps) => {
  const { id, isStaff, asker } = ticket
  const isOnlyNotes = asker?.email === null
  const { api } = useRemoteContext()
  const client = useQueryClient()
  const draft = `ticket-${id}`
  const form = useDraftForm<Fields, Fields>(schema, {
    name: draft,
    owner,
    defaultValues: start,
    accept: (kept) => ({ ...kept, files: sentFiles(kept.files) }),
  })
  const { keyOf, forget } = useMessageKey()
  const answer = useChange({
    saysFailure: 'page',
    send: ({ text, files, isInternal }: Fields, marks): Promise<TicketComment> => {
      const said = {
        text,
        fileIds: fileIdsOf(files),
        ...(isStaff && (isInternal || isOnlyNotes) && { isInternal: true }),
      }
      const body = { key: keyOf(said), ...said }
      return unwrap(
        api.POST('/api/tickets/{id}/comments', { params: { path: { id } }, body, ...marks }),
      )
    },
    onDone: async (said) => {
      forget()
      form.reset(start)
      forgetDraft(draft)
      const { queryKey } = ticketCommentsQuery(api, company, id)
      // a list that was on its way does not know of it yet
      await client.cancelQueries({ queryKey })
      client.setQueryData(
        queryKey,
        (all) => all && [...all.filter((one) => one.id < said.id), said],
      )
      void client.invalidateQueries({ queryKey: ticketsKey })
    },
  })
  return (
    <Form form={form} fieldMap={{ fileIds: 'files' }} onSubmit={answer.submit}>
      <Stack gap={3}>
        <MessageFields label={messages.label} hint={hintOf(ticket)} />
        {isStaff && !isOnlyNotes && (
          <FormCheckbox
            name="isInternal"
            label={messages.internal}
            description={messages.internalNote}
          />
        )}
        <FormFailure />
        <Button type="submit" isLoading={answer.isPending} css={{ alignSelf: 'start' }}>
          {messages.send}
        </Button>
      </Stack>
    </Form>
  )
}
