import type { ApiError } from '@isp/api-client'
import { EMAIL_MAX } from '@isp/contract/fields'
import { urls } from '@isp/contract/urls'
import { useReplay } from '@isp/federation/remote'
import { PersonalDataConsent } from '@isp/forms/consent'
import { fieldMessage } from '@isp/i18n'
import { currentPersonalDataText } from '@isp/i18n/consent-texts'
import {
  Button,
  Checkbox,
  FailureNote,
  LinkButton,
  PasswordField,
  Stack,
  Text,
  TextField,
} from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { emailError, passwordError } from '../sign-in/login-rules.ts'
import { useTouchedField } from '../sign-in/use-touched-field.ts'
import { registrationMessages as messages } from './registration.messages.ts'

export type RegistrationEntry = { email: string; password: string; hasMailing: boolean }

type RegistrationFormProps = {
  email: string
  /** Why it is asked again. */
  note: string | null
  isPending: boolean
  failure: ApiError | null
  onSubmit: (entry: RegistrationEntry) => void
  /** What was refused is being changed. */
  onEdit: () => void
  onLeave?: () => void
}

type Missing = Partial<Record<'email' | 'password' | 'consent', string>>

/**
 * Step 1 in registration mode (§2.6). Fields are the browser's own, as in the sign-in: what was typed before hydration
 * is kept. Consents stand apart, none of them ticked (152-ФЗ, 38-ФЗ).
 */
export const RegistrationForm = (props: RegistrationFormProps) => {
  const { isPending, failure, note, onSubmit, onEdit } = props
  const email = useTouchedField(emailError)
  const password = useTouchedField(passwordError)
  const replay = useReplay('registration')
  const [missing, setMissing] = useState<Missing>({})
  const refused = failure?.fields.find(({ path }) => path === 'email')

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const data = new FormData(form)
    const isEmailFit = email.touch()
    const isPasswordFit = password.touch()
    const found: Missing = {
      ...(isEmailFit ? {} : { email: emailError(String(data.get('email'))) ?? undefined }),
      ...(isPasswordFit
        ? {}
        : { password: passwordError(String(data.get('password'))) ?? undefined }),
      ...(data.has('consent') ? {} : { consent: fieldMessage('AGREEMENT_REQUIRED') }),
    }
    setMissing(found)
    const [first] = Object.keys(found)
    if (first) return form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    onSubmit({
      email: String(data.get('email')).trim(),
      password: String(data.get('password')).trim(),
      hasMailing: data.has('mailing'),
    })
  }
  const handleInput = () => {
    setMissing({})
    onEdit()
  }
  return (
    <form method="post" noValidate {...replay} onSubmit={handleSubmit} onInput={handleInput}>
      <Stack gap={4}>
        {note && (
          <Text>
            <span role="status">{note}</span>
          </Text>
        )}
        <TextField
          {...email.field}
          error={
            (refused && fieldMessage(refused.code, refused.params)) ??
            missing.email ??
            email.field.error
          }
          name="email"
          type="email"
          defaultValue={props.email}
          label={messages.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX}
          required
        />
        <PasswordField
          {...password.field}
          error={missing.password ?? password.field.error}
          name="password"
          label={messages.password}
          hint={messages.passwordHint}
          autoComplete="new-password"
          maxLength={200}
          required
        />
        <div>
          <PersonalDataConsent
            Checkbox={Checkbox}
            error={missing.consent}
            text={currentPersonalDataText}
          />
          <Checkbox
            name="mailing"
            value="yes"
            label={messages.mailing}
            description={messages.mailingNote}
          />
        </div>
        <FailureNote>{!refused && failure?.message}</FailureNote>
        <Button type="submit" size="l" isFullWidth isLoading={isPending}>
          {messages.submit}
        </Button>
        <LinkButton to={urls.cabinetAuth()} variant="ghost" isFullWidth onClick={props.onLeave}>
          {messages.signIn}
        </LinkButton>
      </Stack>
    </form>
  )
}
