import { accountUrls, letterUrls, withQuery } from '@isp/contract/urls'
import { useSession } from '@isp/session'
import { Button, FailureNote, LinkButton, Stack, Text } from '@isp/ui'
import { letterLinkMessages } from '../../shared/letter-link/letter-link.messages.ts'
import { Answers, type Reader } from '../../shared/letter-link/letter-page.tsx'
import { acceptInvitationMessages as messages } from './accept-invitation.messages.ts'
import { useInvitationAnswer } from './use-invitation-answer.ts'

/** Not signed in: declining needs the link only, accepting needs a sign-in. */
export const AnonymousAnswer = ({ email, reader }: { email: string; reader: Reader }) => {
  const { decline, failure } = useInvitationAnswer(reader.token, '')
  const returnTo = letterUrls.acceptInvitation(reader.token)
  return (
    <Stack gap={4}>
      <Text css={{ overflowWrap: 'anywhere' }}>{messages.signInToAccept(email)}</Text>
      <FailureNote>{failure?.message}</FailureNote>
      <Stack direction="row" gap={3} isWrap>
        <LinkButton to={reader.signInTo}>{letterLinkMessages.signIn}</LinkButton>
        <LinkButton
          variant="secondary"
          to={withQuery(accountUrls.registration(), new URLSearchParams({ returnTo, email }))}
        >
          {letterLinkMessages.register}
        </LinkButton>
        <Button variant="ghost" isLoading={decline.isPending} onClick={() => decline.run(null)}>
          {messages.decline}
        </Button>
      </Stack>
    </Stack>
  )
}

/** A forwarded letter: says whose it is. */
export const ForAnother = ({ email, login }: { email: string; login: string }) => {
  const session = useSession()
  return (
    <Stack gap={4}>
      <Text css={{ overflowWrap: 'anywhere' }}>{messages.forAnother(email, login)}</Text>
      <Button
        variant="secondary"
        css={{ alignSelf: 'start' }}
        onClick={() => void session.auth.getState().signOut()}
      >
        {messages.signOut}
      </Button>
    </Stack>
  )
}

/** The invited person herself. */
export const OwnAnswer = ({ token, company }: { token: string; company: string }) => {
  const { accept, decline, failure } = useInvitationAnswer(token, company)
  return (
    <Stack gap={4}>
      <FailureNote>{failure?.message}</FailureNote>
      <Answers accept={accept} decline={decline} texts={messages} />
    </Stack>
  )
}
