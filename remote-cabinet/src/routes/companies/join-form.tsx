import { unwrap } from '@isp/api-client'
import type { CreateJoinInput } from '@isp/contract'
import { innField, messageField } from '@isp/contract/field-schemas'
import { JOIN_MESSAGE_MAX } from '@isp/contract/limits'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormFailure, FormTextField, forgetDraft, useDraftForm } from '@isp/forms'
import { Button, Card, Heading, Stack, Text } from '@isp/ui'
import * as z from 'zod'
import { peopleKeys } from '../../shared/people/people.queries.ts'
import { companiesMessages as messages } from './companies.messages.ts'

const DRAFT = 'join-company'
const schema = z.object({
  inn: innField(),
  message: messageField({ maxLength: JOIN_MESSAGE_MAX, isRequired: false }),
})
type Fields = z.infer<typeof schema>

/** Asks a company's managers, by its INN. `owner`: whose draft it is. */
export const JoinForm = ({ owner }: { owner: string }) => {
  const { api } = useRemoteContext()
  const form = useDraftForm<Fields, Fields>(schema, {
    name: DRAFT,
    owner,
    defaultValues: { inn: '', message: '' },
  })
  const ask = useChange({
    saysFailure: 'page',
    send: (body: CreateJoinInput, marks) =>
      unwrap(api.POST('/api/company/joins', { body, ...marks })),
    invalidates: () => [peopleKeys.joins],
    success: ({ company }) => messages.asked(company.name),
    onDone: () => {
      forgetDraft(DRAFT)
      form.reset({ inn: '', message: '' })
    },
  })
  return (
    <Card>
      <Form form={form} onSubmit={ask.submit}>
        <Stack gap={4}>
          <Stack gap={1}>
            <Heading level={2} size={3}>
              {messages.joinTitle}
            </Heading>
            <Text tone="secondary">{messages.joinText}</Text>
          </Stack>
          <FormTextField<Fields>
            name="inn"
            label={messages.innField}
            inputMode="numeric"
            autoComplete="off"
            required
            css={{ maxWidth: '320px' }}
          />
          <FormTextField<Fields>
            name="message"
            label={messages.message}
            hint={messages.messageHint}
            maxLength={JOIN_MESSAGE_MAX}
          />
          <FormFailure />
          <Button type="submit" isLoading={ask.isPending} css={{ alignSelf: 'start' }}>
            {messages.ask}
          </Button>
        </Stack>
      </Form>
    </Card>
  )
}
