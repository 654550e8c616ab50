import { unwrap } from '@isp/api-client'
import type { CompanyCard, CompanyInvitation } from '@isp/contract'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Button, type DataColumn, DataTable, Heading, Stack, Tag } from '@isp/ui'
import { invitationStatusNames, roleNames } from '../../shared/people/people.messages.ts'
import {
  companyHeaders,
  companyInvitationsQuery,
  peopleKeys,
} from '../../shared/people/people.queries.ts'
import { companyPageMessages as messages } from './company.messages.ts'
import { InviteForm } from './invite-form.tsx'
import { shortCardsCss } from './short-cards.css.ts'

/** Invites, and shows what became of earlier invitations. */
export const Invitations = ({ company }: { company: CompanyCard }) => {
  const { api } = useRemoteContext()
  const query = useQuery(companyInvitationsQuery(api, company.uuid))
  return (
    <Stack gap={4}>
      {company.status.code === 'ACTIVE' && <InviteForm company={company.uuid} />}
      <Read
        query={query}
        size="line"
        waiting={null}
        isEmpty={(items) => items.length === 0}
        empty={null}
      >
        {(items) => <Sent company={company.uuid} invitations={items} />}
      </Read>
    </Stack>
  )
}

type SentProps = { company: string; invitations: readonly CompanyInvitation[] }

const Sent = ({ company, invitations }: SentProps) => {
  const { api } = useRemoteContext()
  const revoke = useChange({
    saysFailure: 'popup',
    send: (id: number, marks) =>
      unwrap(
        api.DELETE('/api/company/invitations/{id}', {
          params: { path: { id } },
          ...marks,
          headers: { ...marks.headers, ...companyHeaders(company) },
        }),
      ),
    invalidates: () => [[...peopleKeys.company(company), 'invitations']],
    success: () => messages.revoked,
  })
  const columns: DataColumn<CompanyInvitation>[] = [
    {
      key: 'email',
      header: messages.email,
      card: 'title',
      width: '46%',
      render: ({ email }) => <span css={{ overflowWrap: 'anywhere' }}>{email}</span>,
    },
    { key: 'role', header: messages.roleColumn, render: ({ role }) => roleNames[role] },
    {
      key: 'status',
      header: messages.invitationStatus,
      render: ({ status, expiresAt }) => (
        <Stack direction="row" gap={2} isWrap align="center">
          <Tag tone={status === 'PENDING' ? 'info' : 'neutral'}>
            {invitationStatusNames[status]}
          </Tag>
          {status === 'PENDING' && messages.until(expiresAt)}
        </Stack>
      ),
    },
    {
      key: 'revoke',
      header: messages.revoke,
      isHeaderHidden: true,
      card: 'action',
      width: '110px',
      render: ({ id, email, status }) =>
        status === 'PENDING' && (
          <Button
            variant="ghost"
            size="s"
            disabled={revoke.isPending}
            aria-label={messages.revokeOf(email)}
            onClick={() => revoke.run(id)}
          >
            {messages.revoke}
          </Button>
        ),
    },
  ]
  return (
    <Stack gap={3}>
      <Heading level={3} size={4}>
        {messages.invitations}
      </Heading>
      <DataTable
        css={shortCardsCss}
        caption={messages.invitations}
        columns={columns}
        rows={invitations}
        rowKey={({ id }) => id}
      />
    </Stack>
  )
}
