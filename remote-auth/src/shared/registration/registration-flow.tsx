import type { ApiError } from '@isp/api-client'
import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { Link } from '@isp/router'
import { LinkButton, Stack, Text } from '@isp/ui'
import { useEffect, useRef, useState } from 'react'
import { keepPassword } from '../password/kept-password.ts'
import { CodeStep } from './code-step.tsx'
import { registrationMessages as messages } from './registration.messages.ts'
import type { RegistrationDraft } from './registration-draft.ts'
import { readRegistration } from './registration-draft.ts'
import { type RegistrationEntry, RegistrationForm } from './registration-form.tsx'
import { RESEND_MS } from './use-countdown.ts'
import { useRegistration } from './use-registration.ts'

/** §9. */
export const FADE_MS = 400

export type RegistrationStep = 'form' | 'code' | 'created'

type RegistrationFlowProps = {
  /** Whom a letter has invited: stands in the field. */
  email: string
  onStep: (step: RegistrationStep) => void
  /** A link leads away from here. */
  onLeave?: () => void
}

/** Steps 1 and 2 in registration mode (§2.6, §2.8); whoever is registered is signed in, and the page goes on. */
export const RegistrationFlow = ({ email, onStep, onLeave }: RegistrationFlowProps) => {
  const { session } = useRemoteContext()
  const [step, setStep] = useState<RegistrationStep>('form')
  const [isFading, setFading] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  const [draft, setDraft] = useState<RegistrationDraft | null>(null)
  const hasMailing = useRef(false)
  const show = (next: RegistrationStep) => {
    setStep(next)
    onStep(next)
  }
  const { send, register } = useRegistration({
    onSent: (sent) => {
      setDraft(sent)
      register.reset()
      if (step === 'form') setFading(true)
    },
    onOutcome: (outcome) => {
      if (outcome === 'registered') return
      if (outcome === 'password-gone') setNote(messages.passwordAgain)
      show(outcome === 'password-gone' ? 'form' : 'created')
    },
  })
  useEffect(() => {
    if (!isFading) return
    const timer = setTimeout(() => {
      setFading(false)
      setStep('code')
      onStep('code')
    }, FADE_MS)
    return () => clearTimeout(timer)
  }, [isFading, onStep])
  const handleForm = ({ email, password, hasMailing: isWanted }: RegistrationEntry) => {
    keepPassword(password, session)
    hasMailing.current = isWanted
    const sent = draft ?? readRegistration()
    // a code that is on its way already is not asked for again within its minute
    if (sent?.email === email && sent.sentAt + RESEND_MS > Date.now()) {
      setDraft(sent)
      setFading(true)
    } else send.run(email)
  }
  if (step === 'created') return <Created onLeave={onLeave} />
  if (step === 'form' || !draft) {
    return (
      <div css={fadeCss} data-fading={isFading ? '' : undefined}>
        <RegistrationForm
          email={draft?.email ?? email}
          note={note}
          isPending={send.isPending || isFading}
          failure={send.failure}
          onSubmit={handleForm}
          onLeave={onLeave}
          onEdit={() => send.failure && send.reset()}
        />
      </div>
    )
  }
  // a code that was tried resets the sending before it: what failed last is said
  const failure = send.failure ?? register.failure
  return (
    <CodeStep
      address={draft.email}
      sentAt={draft.sentAt}
      isBusy={register.isPending}
      isSending={send.isPending}
      error={failure && <Refusal failure={failure} onLeave={onLeave} />}
      onCode={async (code) => {
        send.reset()
        await register.submit({ email: draft.email, hasMailing: hasMailing.current, code })
      }}
      onResend={() => send.run(draft.email)}
      onBack={() => {
        register.reset()
        send.reset()
        show('form')
      }}
    />
  )
}

/** Whoever has an account already is led to it. */
const Refusal = ({ failure, onLeave }: { failure: ApiError; onLeave?: () => void }) => (
  <>
    {failure.message}
    {failure.code === 'ACCOUNT_EXISTS' && (
      <>
        {' '}
        <Link to={urls.cabinetAuth()} onClick={onLeave}>
          {messages.signIn}
        </Link>
      </>
    )}
  </>
)

const Created = ({ onLeave }: { onLeave?: () => void }) => (
  <Stack gap={4}>
    <Text size="l">{messages.created}</Text>
    <LinkButton to={urls.cabinetAuth()} size="l" isFullWidth onClick={onLeave}>
      {messages.signIn}
    </LinkButton>
  </Stack>
)

const fadeCss = {
  transition: `opacity ${FADE_MS}ms ease`,
  '&[data-fading]': { opacity: 0, pointerEvents: 'none' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
} as const
