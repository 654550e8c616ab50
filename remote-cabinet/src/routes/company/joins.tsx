import { unwrap } from '@isp/api-client'
import type { CompanyJoin, CompanyRole } from '@isp/contract'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Button, Card, Heading, Select, Stack, Text } from '@isp/ui'
import { useState } from 'react'
import {
  companyHeaders,
  companyJoinsQuery,
  peopleKeys,
} from '../../shared/people/people.queries.ts'
import { notedRoleOptions, parseRole } from '../../shared/people/role-options.ts'
import { companyPageMessages as messages } from './company.messages.ts'

/** Join requests; hidden without any. */
export const Joins = ({ company }: { company: string }) => {
  const { api } = useRemoteContext()
  const query = useQuery(companyJoinsQuery(api, company))
  return (
    <Read
      query={query}
      size="line"
      waiting={null}
      isEmpty={(items) => items.length === 0}
      empty={null}
    >
      {(items) => (
        <Stack gap={3}>
          <Heading level={2} size={3}>
            {messages.joins}
          </Heading>
          {items.map((join) => (
            <Join key={join.id} join={join} company={company} />
          ))}
        </Stack>
      )}
    </Read>
  )
}

const Join = ({ join, company }: { join: CompanyJoin; company: string }) => {
  const { api } = useRemoteContext()
  const [role, setRole] = useState<CompanyRole>('employee')
  const { id, name, login, message } = join
  const shown = name || login
  const invalidates = () => [peopleKeys.company(company)]
  const headers = companyHeaders(company)
  const params = { path: { id } }
  const accept = useChange({
    saysFailure: 'popup',
    send: (body: { role: CompanyRole }, marks) =>
      unwrap(
        api.POST('/api/company/joins/{id}/accept', {
          params,
          body,
          ...marks,
          headers: { ...marks.headers, ...headers },
        }),
      ),
    invalidates,
    success: () => messages.joinAccepted(shown),
  })
  const decline = useChange({
    saysFailure: 'popup',
    send: (_input: null, marks) =>
      unwrap(
        api.POST('/api/company/joins/{id}/decline', {
          params,
          ...marks,
          headers: { ...marks.headers, ...headers },
        }),
      ),
    invalidates,
    success: () => messages.joinDeclined,
  })
  return (
    <Card>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text weight="semibold" css={{ overflowWrap: 'anywhere' }}>
            {shown}
          </Text>
          {name && (
            <Text tone="secondary" css={{ overflowWrap: 'anywhere' }}>
              {login}
            </Text>
          )}
          {message && <Text css={{ overflowWrap: 'anywhere' }}>{message}</Text>}
        </Stack>
        <Stack direction="row" gap={3} isWrap align="end">
          <Select
            label={messages.roleColumn}
            options={notedRoleOptions}
            value={role}
            onChange={({ target }) => setRole(parseRole(target.value) ?? role)}
          />
          <Button
            aria-label={messages.joinAcceptOf(shown)}
            isLoading={accept.isPending}
            disabled={decline.isPending}
            onClick={() => accept.run({ role })}
          >
            {messages.joinAccept}
          </Button>
          <Button
            variant="secondary"
            aria-label={messages.joinDeclineOf(shown)}
            isLoading={decline.isPending}
            disabled={accept.isPending}
            onClick={() => decline.run(null)}
          >
            {messages.joinDecline}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
