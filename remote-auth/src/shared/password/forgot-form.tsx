import { unwrap } from '@isp/api-client'
import { EMAIL_MAX } from '@isp/contract/fields'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { fieldMessage } from '@isp/i18n'
import { Button, FailureNote, Stack, Text, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { emailError } from '../sign-in/login-rules.ts'
import { useTouchedField } from '../sign-in/use-touched-field.ts'
import { keepForgotEmail, readForgotEmail } from './forgot-email.ts'
import { passwordMessages as messages } from './password.messages.ts'

/** Step 2 (§2.6): a letter with a link. It does not reveal whether the account exists (D12). */
export const ForgotForm = ({ onBack }: { onBack: () => void }) => {
  const { api } = useRemoteContext()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [start] = useState(readForgotEmail)
  const email = useTouchedField(emailError)
  const { run, isPending, failure, reset } = useChange({
    saysFailure: 'form',
    send: (login: string, marks) =>
      unwrap(api.GET('/api/user/forgot/password', { params: { query: { login } }, ...marks })),
    onDone: (_done, login) => setSentTo(login),
  })
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending && email.touch())
      run(String(new FormData(event.currentTarget).get('email')).trim())
  }
  if (sentTo !== null) {
    return (
      <Stack gap={4}>
        <Text>
          <span role="status">{messages.sent(sentTo)}</span>
        </Text>
        <Button size="l" isFullWidth onClick={onBack}>
          {messages.toLogin}
        </Button>
      </Stack>
    )
  }
  const [first] = failure?.fields ?? []
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onInput={() => {
        keepForgotEmail(email.ref.current?.value ?? '')
        if (failure) reset()
      }}
    >
      <Stack gap={4}>
        <Text tone="secondary">{messages.forgotText}</Text>
        <TextField
          {...email.field}
          name="email"
          type="email"
          defaultValue={start}
          label={messages.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX}
          required
        />
        <FailureNote>
          {first ? fieldMessage(first.code, first.params) : failure?.message}
        </FailureNote>
        <Button type="submit" size="l" isFullWidth disabled={!email.isFit} isLoading={isPending}>
          {messages.send}
        </Button>
        <Button variant="ghost" isFullWidth onClick={onBack}>
          {messages.toLogin}
        </Button>
      </Stack>
    </form>
  )
}
