import { unwrap } from '@isp/api-client'
import type { User } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormFailure, NameFields, nameFieldMap, nameShape, useZodForm } from '@isp/forms'
import { givenName } from '@isp/session'
import { Button, Stack, Text } from '@isp/ui'
import * as z from 'zod'
import { nameUpdateMessages as messages } from './name-update.messages.ts'

const schema = z.object(nameShape)
type Fields = z.infer<typeof schema>

/** What is known stands there; a placeholder does not. */
const startOf = ({ first_name, last_name, patronymic }: User): Fields => ({
  surname: givenName(last_name),
  name: givenName(first_name),
  patronymic,
})

export const NameUpdateForm = ({ user }: { user: User }) => {
  const { api, session } = useRemoteContext()
  const form = useZodForm<Fields, Fields>(schema, { defaultValues: startOf(user) })
  const save = useChange({
    saysFailure: 'form',
    send: (infoAboutUser: Fields, marks) =>
      unwrap(
        api.PUT('/api/user/{id}', {
          params: { path: { id: user.id } },
          body: { id: user.id, infoAboutUser: { ...infoAboutUser, status: 'ACTIVE' } },
          ...marks,
        }),
      ),
    success: () => messages.saved,
    onDone: () => session.auth.getState().reloadUser(),
  })
  return (
    <Form form={form} onSubmit={save.submit} fieldMap={nameFieldMap}>
      <Stack gap={4}>
        <Text tone="secondary">{messages.text}</Text>
        <NameFields labels={messages} />
        <FormFailure />
        <Button
          type="submit"
          isLoading={save.isPending}
          disabled={!form.formState.isValid}
          css={{ alignSelf: 'start' }}
        >
          {messages.save}
        </Button>
      </Stack>
    </Form>
  )
}
