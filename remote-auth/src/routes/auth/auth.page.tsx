import { urls } from '@isp/contract/urls'
import { useNavigate, useSearchParams } from '@isp/router'
import { useStanding } from '@isp/session'
import { safeReturnTo } from '@isp/session/last-page'
import { useCallback, useState } from 'react'
import { SignInFlow } from '../../shared/sign-in/sign-in-flow.tsx'
import { SignInPlace } from '../../shared/sign-in/sign-in-place.tsx'
import { signInTitle } from '../../shared/sign-in/sign-in-title.ts'

/** /auth/ and /cabinet/auth/: the sign-in as a page (§2.6); leads to `?returnTo=`. */
export const AuthPage = () => {
  const [search] = useSearchParams()
  const returnTo = safeReturnTo(search.get('returnTo')) ?? urls.cabinet()
  const [isForgot, setForgot] = useState(search.get('forgot') === 'yes')
  const navigate = useNavigate()
  const { kind } = useStanding()
  const handleDone = useCallback(
    () => void navigate(returnTo, { replace: true }),
    [navigate, returnTo],
  )
  return (
    <SignInPlace title={signInTitle(kind, isForgot)}>
      <SignInFlow isForgot={isForgot} onForgot={setForgot} onDone={handleDone} />
    </SignInPlace>
  )
}
