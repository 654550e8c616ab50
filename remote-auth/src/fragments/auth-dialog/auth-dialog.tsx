import { useLocation, useNavigate } from '@isp/router'
import { useAuth, useStanding } from '@isp/session'
import { safeReturnTo } from '@isp/session/last-page'
import { Drawer, media, Skeleton, space, Text } from '@isp/ui'
import { lazy, Suspense, useCallback, useState } from 'react'
import { registrationTitles } from '../../shared/registration/registration.messages.ts'
import type { RegistrationStep } from '../../shared/registration/registration-flow.tsx'
import { Benefits } from '../../shared/sign-in/benefits.tsx'
import { SignInFlow } from '../../shared/sign-in/sign-in-flow.tsx'
import { isCredentialsStep } from '../../shared/sign-in/sign-in-step.ts'
import { signInTitle } from '../../shared/sign-in/sign-in-title.ts'
import { isFullWidthPath } from './full-width-path.ts'
import { useCloseOnWiden } from './use-close-on-widen.ts'
import { useDialogFocus } from './use-dialog-focus.ts'

/** The sign-in over a page (§2.6): mounted by the shell while the session says that it is open. */
export const AuthDialog = () => {
  const dialog = useAuth((auth) => auth.dialog)
  return (
    dialog && (
      <OpenDialog
        reason={dialog.reason}
        returnTo={safeReturnTo(dialog.returnTo)}
        isRegistration={dialog.isRegistration ?? false}
      />
    )
  )
}

/** Whoever signs in does not load it. */
const RegistrationFlow = lazy(async () => ({
  default: (
    await import(
      /* webpackChunkName: "account-forms" */ '../../shared/registration/registration-flow.tsx'
    )
  ).RegistrationFlow,
}))

type OpenDialogProps = { reason: string; returnTo: string | null; isRegistration: boolean }

const OpenDialog = ({ reason, returnTo, isRegistration }: OpenDialogProps) => {
  const closeAuth = useAuth((auth) => auth.closeAuth)
  const { kind } = useStanding()
  const isAsked = isCredentialsStep(kind)
  const [isForgot, setForgot] = useState(false)
  const [step, setStep] = useState<RegistrationStep>('form')
  const isRegistering = isRegistration && isAsked
  const navigate = useNavigate()
  const isFullWidth = isFullWidthPath(useLocation().pathname)
  const content = useDialogFocus()
  useCloseOnWiden(closeAuth)
  const handleDone = useCallback(() => {
    closeAuth()
    if (returnTo) void navigate(returnTo)
  }, [closeAuth, navigate, returnTo])
  return (
    <Drawer
      isOpen
      side="center"
      title={isRegistering ? registrationTitles[step] : signInTitle(kind, isForgot)}
      onClose={closeAuth}
      css={isFullWidth && fullWidthCss}
    >
      <div ref={content}>
        {isAsked && !isForgot && step === 'form' && isSentence(reason) && (
          <Text tone="secondary" css={{ marginBottom: space[5] }}>
            {reason}
          </Text>
        )}
        <div css={contentCss} data-wide={isFullWidth && isAsked ? '' : undefined}>
          {isRegistering ? (
            <Suspense fallback={<Skeleton shape="box" height="320px" />}>
              <RegistrationFlow email="" onStep={setStep} onLeave={closeAuth} />
            </Suspense>
          ) : (
            <SignInFlow
              isForgot={isForgot}
              onForgot={setForgot}
              onDone={handleDone}
              onLeave={closeAuth}
            />
          )}
          {isAsked && <Benefits />}
        </div>
      </div>
    </Drawer>
  )
}

/** A reason may be a sentence for the visitor, or only a name for the log. */
const isSentence = (reason: string): boolean => /\p{Script=Cyrillic}/u.test(reason)

const contentCss = {
  display: 'grid',
  gap: space[6],
  [media.up(1024)]: {
    '&[data-wide]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[16] },
  },
} as const

const fullWidthCss = {
  [media.up(1024)]: {
    '&[data-side="center"] > [data-part="panel"]': { width: '100%', borderRadius: 0 },
  },
} as const
