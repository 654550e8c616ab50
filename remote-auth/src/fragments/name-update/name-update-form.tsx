import { unwrap } from '@isp/api-client'
import type { User } from '@isp/contract'
import { nameField, patronymicField, surnameField } from '@isp/contract/field-schemas'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormFailure, FormTextField, useZodForm } from '@isp/forms'
import { lacksName } from '@isp/session'
import { Button, Stack, Text } from '@isp/ui'
import * as z from 'zod'
import { nameUpdateMessages as messages } from './name-update.messages.ts'

const schema = z.object({
  surname: surnameField(),
  name: nameField(),
  patronymic: patronymicField(),
})
type Fields = z.infer<typeof schema>

const fieldMap = {
  'infoAboutUser.surname': 'surname',
  'infoAboutUser.name': 'name',
  'infoAboutUser.patronymic': 'patronymic',
} as const

/** What is known stands there; a placeholder does not. */
const startOf = ({ first_name, last_name, patronymic }: User): Fields => ({
  surname: lacksName({ first_name: last_name, last_name }) ? '' : last_name,
  name: lacksName({ first_name, last_name: first_name }) ? '' : first_name,
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
    <Form form={form} onSubmit={save.submit} fieldMap={fieldMap}>
      <Stack gap={4}>
        <Text tone="secondary">{messages.text}</Text>
        <FormTextField<Fields>
          name="surname"
          label={messages.surname}
          autoComplete="family-name"
          required
        />
        <FormTextField<Fields>
          name="name"
          label={messages.name}
          autoComplete="given-name"
          required
        />
        <FormTextField<Fields>
          name="patronymic"
          label={messages.patronymic}
          autoComplete="additional-name"
        />
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
