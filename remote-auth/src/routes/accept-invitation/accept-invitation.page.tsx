import { ignoreErrors, unwrap } from '@isp/api-client'
import type { LinkedInvitation } from '@isp/contract'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { EmptyState, Stack, Text } from '@isp/ui'
import { letterLinkMessages, roleTexts } from '../../shared/letter-link/letter-link.messages.ts'
import { Ended, LetterPage, type Reader, Waiting } from '../../shared/letter-link/letter-page.tsx'
import { acceptInvitationMessages as messages } from './accept-invitation.messages.ts'
import { AnonymousAnswer, ForAnother, OwnAnswer } from './invitation-answer.tsx'

/** /cabinet/accept-invitation/?token=…: anybody with the link sees the invitation, only the invited person can accept. */
export const AcceptInvitationPage = () => (
  <LetterPage title={messages.title}>{(reader) => <Invitation reader={reader} />}</LetterPage>
)

const Invitation = ({ reader }: { reader: Reader }) => {
  const { api } = useRemoteContext()
  const { token, account } = reader
  const query = useQuery({
    queryKey: ['linked-invitation', token, account],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/user/invitations/by-token', {
          params: { query: { token } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })
  return (
    <Read
      query={query}
      waiting={<Waiting />}
      instead={{
        404: <EmptyState icon="mail" title={messages.notFoundTitle} text={messages.notFoundText} />,
      }}
    >
      {(invitation) => <Told invitation={invitation} reader={reader} />}
    </Read>
  )
}

type ToldProps = { invitation: LinkedInvitation; reader: Reader }

const Told = ({ invitation, reader }: ToldProps) => {
  const { status, company, author, role, expiresAt, isForMe } = invitation
  if (status !== 'PENDING') {
    return <Ended icon="mail" title={messages.endedTitle} status={status} />
  }
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text>{author ? messages.invitedBy(author) : messages.invited}</Text>
        <Text weight="semibold" css={{ overflowWrap: 'anywhere' }}>
          {letterLinkMessages.company(company)}
        </Text>
        <Text tone="secondary">{roleTexts[role]}</Text>
        <Text size="s" tone="muted">
          {messages.until(expiresAt)}
        </Text>
      </Stack>
      {isForMe === null && <AnonymousAnswer email={invitation.email} reader={reader} />}
      {isForMe === false && <ForAnother email={invitation.email} login={reader.login ?? ''} />}
      {isForMe === true && <OwnAnswer token={reader.token} company={company.name} />}
    </Stack>
  )
}
