import type { RegisteredCompany } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { useNavigate, useSearchParams } from '@isp/router'
import { isSettled, type Standing, useSession, useStanding } from '@isp/session'
import { safeReturnTo } from '@isp/session/last-page'
import { LinkButton, Stack, Text } from '@isp/ui'
import { useCallback, useState } from 'react'
import { registrationTitles } from '../../shared/registration/registration.messages.ts'
import {
  RegistrationFlow,
  type RegistrationStep,
} from '../../shared/registration/registration-flow.tsx'
import { SignInFlow } from '../../shared/sign-in/sign-in-flow.tsx'
import { SignInPlace } from '../../shared/sign-in/sign-in-place.tsx'
import { isCredentialsStep } from '../../shared/sign-in/sign-in-step.ts'
import { CompanyStep } from './company-step.tsx'
import { registrationPageMessages as messages } from './registration-page.messages.ts'

const titleOf = ({ kind }: Standing, step: RegistrationStep): string => {
  if (isCredentialsStep(kind)) return registrationTitles[step]
  if (kind === 'moderation') return messages.moderationTitle
  return kind === 'choose' ? messages.choiceTitle : messages.companyTitle
}

/**
 * §2.8: account, code, company, notice, cabinet. Whoever has an account already adds a company here; whoever came from
 * a letter (`?returnTo=`, `?email=`) is led back to it.
 */
export const RegistrationPage = () => {
  const standing = useStanding()
  const [step, setStep] = useState<RegistrationStep>('form')
  const isAsked = isCredentialsStep(standing.kind)
  const [search] = useSearchParams()
  const returnTo = safeReturnTo(search.get('returnTo'))
  return (
    <SignInPlace title={titleOf(standing, step)}>
      {isAsked && <RegistrationFlow email={search.get('email') ?? ''} onStep={setStep} />}
      {!isAsked && (returnTo ? <Back to={returnTo} /> : <SignedIn standing={standing} />)}
    </SignInPlace>
  )
}

/** Registered, or here already: on with what one came for. */
const Back = ({ to }: { to: string }) => {
  const navigate = useNavigate()
  const handleDone = useCallback(() => void navigate(to, { replace: true }), [navigate, to])
  return <SignInFlow onDone={handleDone} />
}

/** A company, its notice, the cabinet. */
const SignedIn = ({ standing }: { standing: Standing }) => {
  const { auth } = useSession()
  const navigate = useNavigate()
  const [sent, setSent] = useState<RegisteredCompany | null>(null)
  // after the notice the next page opens, without asking for a company again
  const [isNoticed, setNoticed] = useState(false)
  if (standing.kind === 'moderation' && !isNoticed) setNoticed(true)
  const handleDone = useCallback(() => void navigate(urls.cabinet(), { replace: true }), [navigate])
  if (sent && standing.kind === 'member' && !isNoticed) return <Sent company={sent} />
  if (isNoticed || !isSettled(standing)) return <SignInFlow onDone={handleDone} />
  return (
    <CompanyStep
      owner={standing.user.uuid}
      onRegistered={async (company) => {
        await auth.getState().reloadUser()
        setSent(company)
      }}
    />
  )
}

const Sent = ({ company }: { company: RegisteredCompany }) => (
  <Stack gap={4}>
    <Text size="l">{messages.sent}</Text>
    <Text tone="secondary">{messages.sentText(company.name)}</Text>
    <LinkButton to={urls.cabinet()} size="l" isFullWidth>
      {messages.toCabinet}
    </LinkButton>
  </Stack>
)
