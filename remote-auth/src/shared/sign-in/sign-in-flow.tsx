import { UserFailure } from '@isp/federation/page'
import { useStanding } from '@isp/session'
import { Spinner, Stack, Text } from '@isp/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ModerationNotice } from '../company/moderation-notice.tsx'
import { LoginForm } from './login-form.tsx'
import { signInMessages as messages } from './sign-in.messages.ts'
import { isCredentialsStep, isDoneStep, type SignInStep } from './sign-in-step.ts'

/** Most people have one company and never see it. */
const CompanyChooser = lazy(async () => ({
  default: (await import('../company/company-chooser.tsx')).CompanyChooser,
}))
/** Loaded on use: most visitors do not need it. */
const ForgotForm = lazy(async () => ({
  default: (await import('../password/forgot-form.tsx')).ForgotForm,
}))

type SignInFlowProps = {
  /** Step 2: the form of the forgotten password stands in the place of the login. */
  isForgot?: boolean
  onForgot?: (isForgot: boolean) => void
  /** Signed in, chosen, notice read: once. */
  onDone: () => void
  /** «создать кабинет» leads to another page. */
  onLeave?: () => void
}

/** The steps of §2.6 one after another; the session says which is next. */
export const SignInFlow = ({
  isForgot = false,
  onForgot = () => {},
  onDone,
  onLeave,
}: SignInFlowProps) => {
  const { kind } = useStanding()
  const [isChoosingAgain, setChoosingAgain] = useState(false)
  // another company is stored as soon as it is picked; its agreement is still to be chosen
  const isOpenChoice = isChoosingAgain && (kind === 'moderation' || kind === 'member')
  const step: SignInStep = isOpenChoice ? 'choose' : kind
  const asked = isForgot ? 'forgot' : 'anonymous'
  const shown = isCredentialsStep(step) ? asked : step
  const root = useFocusOnChange(shown)
  const isDone = isDoneStep(step)
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])
  return (
    <div ref={root} tabIndex={-1} css={{ '&:focus': { outline: 'none' } }}>
      {shown === 'anonymous' && <LoginForm onLeave={onLeave} onForgot={() => onForgot(true)} />}
      {shown === 'forgot' && (
        <Suspense fallback={<Loading />}>
          <ForgotForm onBack={() => onForgot(false)} />
        </Suspense>
      )}
      {(step === 'waiting' || isDone) && <Loading />}
      {step === 'failed' && <UserFailure />}
      {step === 'choose' && (
        <Suspense fallback={<Loading />}>
          <CompanyChooser onConfirmed={() => setChoosingAgain(false)} />
        </Suspense>
      )}
      {step === 'moderation' && <ModerationNotice onChooseAgain={() => setChoosingAgain(true)} />}
    </div>
  )
}

/** A step that goes takes its focused control along: focus moves to the next step, not to the top of the page. */
const useFocusOnChange = (step: SignInStep | 'forgot') => {
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    root.current?.focus()
  }, [step])
  return root
}

const Loading = () => (
  <Stack direction="row" gap={3} align="center">
    <Spinner label={null} />
    <Text>
      <span role="status">{messages.loading}</span>
    </Text>
  </Stack>
)
