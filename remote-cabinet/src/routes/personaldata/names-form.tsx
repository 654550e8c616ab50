import { unwrap } from '@isp/api-client'
import type { User } from '@isp/contract'
import { phoneField } from '@isp/contract/field-schemas'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import {
  Form,
  FormFailure,
  FormTextField,
  forgetDraft,
  NameFields,
  nameFieldMap,
  nameShape,
  useDraftForm,
} from '@isp/forms'
import { givenName } from '@isp/session'
import { Button, Card, Stack, Text } from '@isp/ui'
import * as z from 'zod'
import { personalDataMessages as messages } from './personaldata.messages.ts'

const DRAFT = 'personal-data'
const schema = z.object({
  ...nameShape,
  phone: z.union([z.literal(''), phoneField()]),
})
type Fields = z.infer<typeof schema>

/** Names of the request → fields of the form. */
const fieldMap = { ...nameFieldMap, 'infoAboutUser.phone': 'phone' } as const

export const NamesForm = ({ user }: { user: User }) => {
  const { api, session } = useRemoteContext()
  const form = useDraftForm<Fields, Fields>(schema, {
    name: DRAFT,
    owner: user.uuid,
    defaultValues: {
      surname: givenName(user.last_name),
      name: givenName(user.first_name),
      patronymic: user.patronymic,
      phone: user.phone,
    },
  })
  const save = useChange({
    saysFailure: 'page',
    send: (fields: Fields, marks) =>
      unwrap(
        api.PUT('/api/user/{id}', {
          params: { path: { id: user.id } },
          body: { id: user.id, infoAboutUser: { ...fields, status: 'ACTIVE' } },
          ...marks,
        }),
      ),
    success: () => messages.saved,
    onDone: () => {
      forgetDraft(DRAFT)
      return session.auth.getState().reloadUser()
    },
  })
  return (
    <Card>
      <Form form={form} onSubmit={save.submit} fieldMap={fieldMap}>
        <Stack gap={4} css={{ maxWidth: '480px' }}>
          <Stack gap={1}>
            <Text tone="muted" size="s">
              {messages.login}
            </Text>
            <Text css={{ overflowWrap: 'anywhere' }}>{user.login}</Text>
          </Stack>
          <NameFields labels={messages} />
          <FormTextField<Fields>
            name="phone"
            type="tel"
            label={messages.phone}
            hint={messages.phoneHint}
            autoComplete="tel"
          />
          <FormFailure />
          <Button type="submit" isLoading={save.isPending} css={{ alignSelf: 'start' }}>
            {messages.save}
          </Button>
        </Stack>
      </Form>
    </Card>
  )
}
