import { urls, withQuery } from '@isp/contract/urls'
import { UserFailure } from '@isp/federation/page'
import { useLocation, useNavigate } from '@isp/router'
import { isSettled, type Standing, useStanding } from '@isp/session'
import { Heading, LinkButton, media, Skeleton, Stack, Text } from '@isp/ui'
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
 * sign-in with the way back. The server does not know the visitor, so it renders the skeleton, and a note for browsers without scripts.
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
  return <CabinetSkeleton />
}

const CabinetSkeleton = () => (
  <Stack gap={5}>
    <Heading level={1}>{messages.title}</Heading>
    <div role="status" aria-label={messages.loading} css={skeletonCss}>
      <Skeleton shape="box" height="120px" />
      <Skeleton shape="box" height="240px" />
    </div>
    <noscript>
      <Stack gap={4}>
        <Text>{messages.needsScripts}</Text>
        <LinkButton to={urls.contacts()}>{messages.toContacts}</LinkButton>
      </Stack>
    </noscript>
  </Stack>
)

const skeletonCss = {
  display: 'grid',
  gap: '16px',
  [media.noScripts]: { display: 'none' },
} as const
