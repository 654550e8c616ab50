import { urls } from '@isp/contract/urls'
import { useNavigate, useSearchParams } from '@isp/router'
import { useStanding } from '@isp/session'
import { safeReturnTo } from '@isp/session/last-page'
import { Card, Container, color, Heading, media, radius, space } from '@isp/ui'
import { useCallback, useState } from 'react'
import { Benefits } from '../../shared/sign-in/benefits.tsx'
import { GoBack } from '../../shared/sign-in/go-back.tsx'
import { SignInFlow } from '../../shared/sign-in/sign-in-flow.tsx'
import { isCredentialsStep } from '../../shared/sign-in/sign-in-step.ts'
import { signInTitle } from '../../shared/sign-in/sign-in-title.ts'

/** /auth/ and /cabinet/auth/: the sign-in as a page, over the whole width from 1024 px (§2.6); leads to `?returnTo=`. */
export const AuthPage = () => {
  const [search] = useSearchParams()
  const returnTo = safeReturnTo(search.get('returnTo')) ?? urls.cabinet()
  const [isForgot, setForgot] = useState(search.get('forgot') === 'yes')
  const navigate = useNavigate()
  const { kind } = useStanding()
  const isAsked = isCredentialsStep(kind)
  const handleDone = useCallback(
    () => void navigate(returnTo, { replace: true }),
    [navigate, returnTo],
  )
  return (
    <Container css={{ paddingBlock: space[6], [media.up(1024)]: { paddingBlock: space[10] } }}>
      <div css={[rootCss, isAsked && withBenefitsCss]}>
        {isAsked && <GoBack />}
        <Card padding="l">
          <Heading level={1} css={{ marginBottom: space[5] }}>
            {signInTitle(kind, isForgot)}
          </Heading>
          <SignInFlow isForgot={isForgot} onForgot={setForgot} onDone={handleDone} />
        </Card>
        {isAsked && <Benefits css={benefitsCss} />}
      </div>
    </Container>
  )
}

const rootCss = {
  display: 'grid',
  gap: space[5],
  maxWidth: '560px',
  marginInline: 'auto',
} as const

const withBenefitsCss = {
  [media.up(1024)]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    maxWidth: 'none',
    gap: `${space[4]} ${space[8]}`,
  },
} as const

const benefitsCss = {
  padding: space[6],
  borderRadius: radius.l,
  background: color.surfaceMuted,
  [media.up(1024)]: { padding: space[10], alignSelf: 'stretch' },
} as const
