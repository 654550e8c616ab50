import { unwrap } from '@isp/api-client'
import type { OwnInvitation } from '@isp/contract'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Button, Card, Heading, Skeleton, Stack, Text } from '@isp/ui'
import { roleNames } from '../../shared/people/people.messages.ts'
import { ownInvitationsQuery, peopleKeys } from '../../shared/people/people.queries.ts'
import { companiesMessages as messages } from './companies.messages.ts'

/** Invitations that wait for an answer; nothing at all while there are none. */
export const OwnInvitations = () => {
  const { api } = useRemoteContext()
  const query = useQuery(ownInvitationsQuery(api))
  return (
    <Read
      query={query}
      size="line"
      waiting={<Skeleton shape="box" height="48px" />}
      isEmpty={(items) => items.length === 0}
      empty={null}
    >
      {(items) => (
        <Stack gap={3}>
          <Heading level={2} size={3}>
            {messages.invitations}
          </Heading>
          {items.map((invitation) => (
            <Invitation key={invitation.id} invitation={invitation} />
          ))}
        </Stack>
      )}
    </Read>
  )
}

const Invitation = ({ invitation }: { invitation: OwnInvitation }) => {
  const { api, session } = useRemoteContext()
  const { id, company, author, role, expiresAt } = invitation
  const params = { path: { id } }
  const accept = useChange({
    saysFailure: 'popup',
    send: (_input: null, marks) =>
      unwrap(api.POST('/api/user/invitations/{id}/accept', { params, ...marks })),
    invalidates: () => [peopleKeys.invitations, peopleKeys.joins],
    success: () => messages.accepted,
    onDone: () => session.auth.getState().reloadUser(),
  })
  const decline = useChange({
    saysFailure: 'popup',
    send: (_input: null, marks) =>
      unwrap(api.POST('/api/user/invitations/{id}/decline', { params, ...marks })),
    invalidates: () => [peopleKeys.invitations],
    success: () => messages.declined,
  })
  return (
    <Card>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text weight="semibold" css={{ overflowWrap: 'anywhere' }}>
            {company.name}
          </Text>
          <Text tone="secondary">{messages.inn(company.inn)}</Text>
          <Text>{messages.invitedBy(author, roleNames[role])}</Text>
          <Text size="s" tone="muted">
            {messages.until(expiresAt)}
          </Text>
        </Stack>
        <Stack direction="row" gap={2} isWrap>
          <Button
            aria-label={messages.acceptOf(company.name)}
            isLoading={accept.isPending}
            disabled={decline.isPending}
            onClick={() => accept.run(null)}
          >
            {messages.accept}
          </Button>
          <Button
            variant="secondary"
            aria-label={messages.declineOf(company.name)}
            isLoading={decline.isPending}
            disabled={accept.isPending}
            onClick={() => decline.run(null)}
          >
            {messages.decline}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
