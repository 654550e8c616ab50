import { urls, withQuery } from '@isp/contract/urls'
import { useLocation } from '@isp/router'
import { isSignedIn, useStanding } from '@isp/session'
import {
  Card,
  Container,
  EmptyState,
  Heading,
  LinkButton,
  media,
  Spinner,
  Stack,
  space,
  Text,
} from '@isp/ui'
import { type ReactNode, useState } from 'react'
import { changePasswordMessages as messages } from './change-password.messages.ts'
import { PasswordForm } from './password-form.tsx'

/** What the letter's link brings behind `#`: no server ever sees it. */
const tokenOf = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token')

/** By the link of a letter, or with the password before for whoever is signed in. */
export const ChangePasswordPage = () => {
  const { hash } = useLocation()
  const standing = useStanding()
  const [isDone, setDone] = useState(false)
  const token = tokenOf(hash)
  if (isDone) return <Done isReset={token !== null} />
  // the server sees nothing behind `#`: until hydration is over the page says what the server said
  if (standing.kind === 'unknown') {
    return (
      <Frame title={messages.title}>
        <Spinner />
      </Frame>
    )
  }
  if (token !== null) {
    return (
      <Frame title={messages.resetTitle} note={messages.resetNote}>
        <PasswordForm token={token} onDone={() => setDone(true)} />
      </Frame>
    )
  }
  if (isSignedIn(standing)) {
    return (
      <Frame title={messages.title} note={messages.changeNote}>
        <PasswordForm token={null} onDone={() => setDone(true)} />
      </Frame>
    )
  }
  return <NoLink />
}

type FrameProps = { title: string; note?: string; children: ReactNode }

const Frame = ({ title, note, children }: FrameProps) => (
  <Container css={frameCss}>
    <Card padding="l" css={{ maxWidth: '560px', marginInline: 'auto' }}>
      <Heading level={1} css={{ marginBottom: space[2] }}>
        {title}
      </Heading>
      {note && (
        <Text tone="secondary" css={{ marginBottom: space[5] }}>
          {note}
        </Text>
      )}
      {children}
    </Card>
  </Container>
)

const NoLink = () => (
  <Container>
    <EmptyState
      headingLevel={1}
      icon="warning"
      title={messages.noLink}
      text={messages.noLinkText}
      action={
        <Stack direction="row" gap={2} isWrap justify="center">
          <LinkButton to={withQuery(urls.cabinetAuth(), 'forgot=yes')}>
            {messages.askAgain}
          </LinkButton>
          <LinkButton to={urls.cabinetAuth()} variant="secondary">
            {messages.signIn}
          </LinkButton>
        </Stack>
      }
    />
  </Container>
)

const Done = ({ isReset }: { isReset: boolean }) => (
  <Container>
    <EmptyState
      headingLevel={1}
      icon="check"
      title={messages.done}
      text={isReset ? messages.doneText : messages.changedText}
      action={
        <LinkButton to={isReset ? urls.cabinetAuth() : urls.cabinet()}>
          {isReset ? messages.signIn : messages.toCabinet}
        </LinkButton>
      }
    />
  </Container>
)

const frameCss = {
  paddingBlock: space[6],
  [media.up(1024)]: { paddingBlock: space[10] },
} as const
