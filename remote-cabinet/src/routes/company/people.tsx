import { unwrap } from '@isp/api-client'
import type { ChangeEmployeeInput, CompanyUser } from '@isp/contract'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import {
  Button,
  Checkbox,
  type DataColumn,
  DataTable,
  Heading,
  Select,
  Stack,
  Tag,
  Text,
} from '@isp/ui'
import {
  companyHeaders,
  companyUsersQuery,
  peopleKeys,
} from '../../shared/people/people.queries.ts'
import { parseRole, roleOptions } from '../../shared/people/role-options.ts'
import { companyPageMessages as messages } from './company.messages.ts'
import { shortCardsCss } from './short-cards.css.ts'

const nameOf = ({ name, login }: CompanyUser): string => name || login

type PeopleProps = { company: string; userId: number }

/** Members of the company with role and block, edited in place. */
export const People = ({ company, userId }: PeopleProps) => {
  const { api } = useRemoteContext()
  const query = useQuery(companyUsersQuery(api, company))
  return (
    <Stack gap={3}>
      <Heading level={2} size={3}>
        {messages.people}
      </Heading>
      <Read query={query} waiting={<PeopleTable {...{ company, userId }} people={[]} isLoading />}>
        {(people) => <PeopleTable {...{ company, userId }} people={people} />}
      </Read>
    </Stack>
  )
}

type TableProps = PeopleProps & { people: readonly CompanyUser[]; isLoading?: boolean }

const PeopleTable = ({ company, userId, people, isLoading = false }: TableProps) => {
  const { api, session } = useRemoteContext()
  const change = useChange({
    saysFailure: 'popup',
    send: (body: ChangeEmployeeInput, marks) =>
      unwrap(
        api.PATCH('/api/company/employees', {
          body,
          ...marks,
          headers: { ...marks.headers, ...companyHeaders(company) },
        }),
      ),
    invalidates: () => [peopleKeys.company(company)],
    success: (changed) => messages.changed(nameOf(changed)),
    // one's own role says what the rest of the cabinet shows
    onDone: ({ id }) => (id === userId ? session.auth.getState().reloadUser() : undefined),
  })
  const columns: DataColumn<CompanyUser>[] = [
    {
      key: 'name',
      header: messages.name,
      card: 'title',
      render: (user) => (
        <>
          <Stack direction="row" gap={2} isWrap align="center">
            <Text as="span" css={{ overflowWrap: 'anywhere' }}>
              {user.name || messages.noName}
            </Text>
            {user.id === userId && <Tag>{messages.you}</Tag>}
            {user.is_blocked && <Tag tone="danger">{messages.blocked}</Tag>}
          </Stack>
          <Text as="div" size="s" tone="muted" css={{ overflowWrap: 'anywhere' }}>
            {user.login}
          </Text>
        </>
      ),
    },
    {
      key: 'role',
      header: messages.roleColumn,
      width: '190px',
      render: (user) => (
        <>
          <Select
            label={messages.roleOf(nameOf(user))}
            isLabelHidden
            options={roleOptions}
            value={user.role}
            disabled={change.isPending || user.is_blocked}
            onChange={({ target }) => {
              const role = parseRole(target.value)
              if (role) change.run({ id: user.id, role })
            }}
          />
          {user.role !== 'manager' && (
            <Checkbox
              label={messages.seesAllOrders}
              checked={user.seesAllOrders ?? false}
              disabled={change.isPending || user.is_blocked}
              onChange={({ target }) => change.run({ id: user.id, seesAllOrders: target.checked })}
            />
          )}
        </>
      ),
    },
    {
      key: 'access',
      header: messages.access,
      isHeaderHidden: true,
      card: 'action',
      width: '170px',
      render: (user) =>
        user.id !== userId && (
          <Button
            variant="ghost"
            size="s"
            disabled={change.isPending}
            aria-label={(user.is_blocked ? messages.unblockOf : messages.blockOf)(nameOf(user))}
            onClick={() => change.run({ id: user.id, is_blocked: !user.is_blocked })}
          >
            {user.is_blocked ? messages.unblock : messages.block}
          </Button>
        ),
    },
  ]
  return (
    <DataTable
      css={shortCardsCss}
      caption={messages.people}
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      isLoading={isLoading}
    />
  )
}
