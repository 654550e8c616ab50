import { urls, withQuery } from '@isp/contract/urls'
import { UserFailure } from '@isp/federation/page'
import { useLocation, useNavigate } from '@isp/router'
import { isSettled, type Standing, useStanding } from '@isp/session'
import { Skeleton, Stack } from '@isp/ui'
import { type ReactNode, useEffect } from 'react'
import { layoutMessages as messages } from './layout.messages.ts'

/** Where sign-in, the chooser and the moderation notice stand; it leads back here. */
const signInAddress = (from: string): string =>
  withQuery(urls.cabinetAuth(), new URLSearchParams({ returnTo: from }))

/** There is something to be done at the sign-in first: to sign in, to choose, to read the notice. */
const isUnsettled = ({ kind }: Standing): boolean =>
  kind === 'anonymous' || kind === 'choose' || kind === 'moderation'

/**
 * Lets in whoever is signed in and has settled company and moderation notice (§6). Everybody else is sent to the
 * sign-in with the way back. The server knows nobody, so it renders the skeleton, and a link for those without scripts.
 */
export const CabinetGate = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const standing = useStanding()
  const isClosed = isUnsettled(standing)
  const address = signInAddress(pathname + search)
  useEffect(() => {
    if (isClosed) void navigate(address, { replace: true })
  }, [isClosed, address, navigate])
  if (isSettled(standing)) return children
  if (standing.kind === 'failed') return <UserFailure headingLevel={1} />
  return <CabinetSkeleton signInTo={address} />
}

const CabinetSkeleton = ({ signInTo }: { signInTo: string }) => (
  <Stack gap={5}>
    <div role="status" aria-label={messages.loading} css={{ display: 'grid', gap: '16px' }}>
      <Skeleton width="min(360px, 80%)" height="36px" shape="box" />
      <Skeleton shape="box" height="120px" />
      <Skeleton shape="box" height="240px" />
    </div>
    <noscript>
      <a href={signInTo}>{messages.signIn}</a>
    </noscript>
  </Stack>
)
