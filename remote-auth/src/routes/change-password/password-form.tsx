import { unwrap } from '@isp/api-client'
import { passwordField, refuseOtherPassword } from '@isp/contract/field-schemas'
import { urls, withQuery } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormFailure, FormPasswordField, useZodForm } from '@isp/forms'
import { Button, LinkButton, Stack } from '@isp/ui'
import * as z from 'zod'
import { changePasswordMessages as messages } from './change-password.messages.ts'

const newPasswords = { newPassword: passwordField(), repeatNewPassword: z.string() }
const resetSchema = z
  .object({ password: z.string(), ...newPasswords })
  .superRefine(refuseOtherPassword('newPassword', 'repeatNewPassword'))
const changeSchema = z
  .object({ password: z.string().trim().min(1), ...newPasswords })
  .superRefine(refuseOtherPassword('newPassword', 'repeatNewPassword'))
type Fields = z.infer<typeof changeSchema>

/** §3 «recovery». With a token by the letter's link, without it by the password before. */
export const PasswordForm = ({ token, onDone }: { token: string | null; onDone: () => void }) => {
  const { api } = useRemoteContext()
  const form = useZodForm<Fields, Fields>(token === null ? changeSchema : resetSchema, {
    defaultValues: { password: '', newPassword: '', repeatNewPassword: '' },
  })
  const { submit, isPending, failure } = useChange({
    saysFailure: 'form',
    send: ({ password, newPassword, repeatNewPassword }: Fields, marks) => {
      const next = { newPassword, repeatNewPassword }
      return token === null
        ? unwrap(
            api.PUT('/api/user/personal/change/password', {
              body: { password, ...next },
              ...marks,
            }),
          )
        : unwrap(api.POST('/api/user/change/password', { body: { token, ...next }, ...marks }))
    },
    onDone,
  })
  return (
    <Form form={form} onSubmit={submit}>
      <Stack gap={4}>
        {token === null && (
          <FormPasswordField<Fields>
            name="password"
            label={messages.current}
            autoComplete="current-password"
            required
          />
        )}
        <FormPasswordField<Fields>
          name="newPassword"
          label={messages.next}
          hint={messages.hint}
          autoComplete="new-password"
          required
        />
        <FormPasswordField<Fields>
          name="repeatNewPassword"
          label={messages.repeat}
          autoComplete="new-password"
          required
        />
        <FormFailure />
        {failure?.code === 'RESET_LINK_INVALID' && (
          <LinkButton to={withQuery(urls.cabinetAuth(), 'forgot=yes')} variant="secondary">
            {messages.askAgain}
          </LinkButton>
        )}
        <Button type="submit" size="l" isFullWidth isLoading={isPending}>
          {messages.submit}
        </Button>
      </Stack>
    </Form>
  )
}
