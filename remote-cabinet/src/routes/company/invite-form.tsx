import { unwrap } from '@isp/api-client'
import { emailField } from '@isp/contract/field-schemas'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormFailure, FormSelect, FormTextField, useZodForm } from '@isp/forms'
import { Button, Card, Heading, Stack, Text } from '@isp/ui'
import * as z from 'zod'
import { companyHeaders, peopleKeys } from '../../shared/people/people.queries.ts'
import { notedRoleOptions } from '../../shared/people/role-options.ts'
import { companyPageMessages as messages } from './company.messages.ts'

const schema = z.object({
  email: emailField(),
  role: z.enum(['manager', 'buyer', 'employee']),
})
type Fields = z.infer<typeof schema>
const start: Fields = { email: '', role: 'employee' }

/** Sends a letter with a link to somebody's mailbox. */
export const InviteForm = ({ company }: { company: string }) => {
  const { api } = useRemoteContext()
  const form = useZodForm<Fields, Fields>(schema, { defaultValues: start })
  const invite = useChange({
    saysFailure: 'page',
    send: (body: Fields, marks) =>
      unwrap(
        api.POST('/api/company/invitations', {
          body,
          ...marks,
          headers: { ...marks.headers, ...companyHeaders(company) },
        }),
      ),
    invalidates: () => [[...peopleKeys.company(company), 'invitations']],
    success: ({ email }) => messages.sent(email),
    onDone: () => form.reset(start),
  })
  return (
    <Card>
      <Form form={form} onSubmit={invite.submit}>
        <Stack gap={4}>
          <Stack gap={1}>
            <Heading level={2} size={3}>
              {messages.invite}
            </Heading>
            <Text tone="secondary">{messages.inviteText}</Text>
          </Stack>
          <FormTextField<Fields>
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            label={messages.email}
            required
            css={{ maxWidth: '480px' }}
          />
          <FormSelect<Fields>
            name="role"
            css={{ maxWidth: '480px' }}
            label={messages.roleColumn}
            options={notedRoleOptions}
          />
          <FormFailure />
          <Button type="submit" isLoading={invite.isPending} css={{ alignSelf: 'start' }}>
            {messages.send}
          </Button>
        </Stack>
      </Form>
    </Card>
  )
}
