import { urls, withQuery } from '@isp/contract/urls'
import { UserFailure } from '@isp/federation/page'
import { useLocation, useSearchParams } from '@isp/router'
import { isSignedIn, useStanding } from '@isp/session'
import { Card, Container, EmptyState, Heading, media, Skeleton, Stack, space, Text } from '@isp/ui'
import type { ReactNode } from 'react'
import { letterLinkMessages as messages } from './letter-link.messages.ts'
import { parseLetterToken } from './letter-token.ts'

/** `login` is null while nobody is signed in; `account` tells answers to different people apart. */
export type Reader = { token: string; account: string; login: string | null; signInTo: string }

type LetterPageProps = { title: string; children: (reader: Reader) => ReactNode }

/** A page opened from a letter's link: waits until session and token are known. */
export const LetterPage = ({ title, children }: LetterPageProps) => {
  const [search] = useSearchParams()
  const { pathname, search: query } = useLocation()
  const standing = useStanding()
  const token = parseLetterToken(search.get('token'))
  if (token === null) {
    return (
      <EmptyState
        headingLevel={1}
        icon="mail"
        title={messages.brokenTitle}
        text={messages.brokenText}
      />
    )
  }
  const signInTo = withQuery(
    urls.cabinetAuth(),
    new URLSearchParams({ returnTo: pathname + query }),
  )
  return (
    <Container css={{ paddingBlock: space[6], [media.up(1024)]: { paddingBlock: space[10] } }}>
      <Card padding="l" css={{ maxWidth: '640px', marginInline: 'auto' }}>
        <Stack gap={4}>
          <Heading level={1}>{title}</Heading>
          {standing.kind === 'failed' && <UserFailure />}
          {(standing.kind === 'unknown' || standing.kind === 'waiting') && <Waiting />}
          {standing.kind === 'anonymous' && children({ token, signInTo, account: '', login: null })}
          {isSignedIn(standing) &&
            'user' in standing &&
            children({
              token,
              signInTo,
              account: standing.user.uuid,
              login: standing.user.login,
            })}
        </Stack>
      </Card>
    </Container>
  )
}

/** The grey place of what the letter is about. */
export const Waiting = () => (
  <div role="status" aria-label={messages.loading}>
    <Skeleton lines={3} />
    <noscript>
      <Text>{messages.needsScripts}</Text>
    </noscript>
  </div>
)
