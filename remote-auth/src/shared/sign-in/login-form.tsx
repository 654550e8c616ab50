import { LOGIN_MAX } from '@isp/contract/fields'
import { accountUrls } from '@isp/contract/urls'
import { useReplay } from '@isp/federation/remote'
import { Button, FailureNote, LinkButton, PasswordField, Stack, TextField } from '@isp/ui'
import type { FormEvent } from 'react'
import { passwordMessages } from '../password/password.messages.ts'
import { loginError, passwordError } from './login-rules.ts'
import { signInMessages as messages } from './sign-in.messages.ts'
import { useLogin } from './use-login.ts'
import { useTouchedField } from './use-touched-field.ts'

type LoginFormProps = {
  /** «создать кабинет» leads to another page. */
  onLeave?: () => void
  onForgot: () => void
}

/**
 * Step 1 (§2.6). Fields are the browser's own, so that what a person or a password manager filled in before hydration
 * is kept; emptiness is refused natively. POST, so that without scripts no password gets into an address.
 */
export const LoginForm = ({ onLeave, onForgot }: LoginFormProps) => {
  const { submit, isPending, error, reset } = useLogin()
  const login = useTouchedField(loginError)
  const password = useTouchedField(passwordError)
  const replay = useReplay('sign-in')
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const isLoginFit = login.touch()
    const isPasswordFit = password.touch()
    if (!isLoginFit) return login.ref.current?.focus()
    if (!isPasswordFit) return password.ref.current?.focus()
    submit({
      login: String(data.get('login')).trim(),
      password: String(data.get('password')).trim(),
    })
  }
  return (
    <form method="post" {...replay} onSubmit={handleSubmit} onInput={reset}>
      <Stack gap={4}>
        <TextField
          {...login.field}
          name="login"
          label={messages.login}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={LOGIN_MAX}
          required
        />
        <PasswordField
          {...password.field}
          name="password"
          label={messages.password}
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <Button
          variant="ghost"
          onClick={onForgot}
          css={{ alignSelf: 'flex-start', paddingInline: 0 }}
        >
          {passwordMessages.forgot}
        </Button>
        <FailureNote>{error}</FailureNote>
        <Stack gap={2}>
          <Button type="submit" size="l" isFullWidth isLoading={isPending}>
            {messages.submit}
          </Button>
          <LinkButton
            to={accountUrls.registration()}
            variant="secondary"
            size="l"
            isFullWidth
            onClick={onLeave}
          >
            {messages.create}
          </LinkButton>
        </Stack>
      </Stack>
    </form>
  )
}
