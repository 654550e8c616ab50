import { accountUrls, urls, withQuery } from '@isp/contract/urls'
import { UserFailure } from '@isp/federation/page'
import { useLocation, useSearchParams } from '@isp/router'
import { isSignedIn, useStanding } from '@isp/session'
import {
  Button,
  Card,
  Container,
  EmptyState,
  Heading,
  LinkButton,
  media,
  Skeleton,
  Stack,
  space,
  Text,
} from '@isp/ui'
import type { ReactNode } from 'react'
import { endedTexts, letterLinkMessages as messages } from './letter-link.messages.ts'
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

type EndedProps = { icon: 'mail' | 'user'; title: string; status: keyof typeof endedTexts }

/** What the letter asked for has been answered, or its time is over. */
export const Ended = ({ icon, title, status }: EndedProps) => (
  <EmptyState
    icon={icon}
    title={title}
    text={endedTexts[status]}
    action={<LinkButton to={accountUrls.companies()}>{messages.toCompanies}</LinkButton>}
  />
)

type Answer = { isPending: boolean; run: (input: null) => void }
type AnswersProps = { accept: Answer; decline: Answer; texts: { accept: string; decline: string } }

/** Yes or no; while one is on its way the other waits. */
export const Answers = ({ accept, decline, texts }: AnswersProps) => (
  <Stack direction="row" gap={3} isWrap>
    <Button
      isLoading={accept.isPending}
      disabled={decline.isPending}
      onClick={() => accept.run(null)}
    >
      {texts.accept}
    </Button>
    <Button
      variant="secondary"
      isLoading={decline.isPending}
      disabled={accept.isPending}
      onClick={() => decline.run(null)}
    >
      {texts.decline}
    </Button>
  </Stack>
)
