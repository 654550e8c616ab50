import type { StaffPerson } from '@isp/contract'
import { staffUrls } from '@isp/contract/urls'
import { EM_DASH } from '@isp/i18n'
import { Link } from '@isp/router'
import { Button, type DataColumn, DataTable, Stack, Tag, Text } from '@isp/ui'
import { LocalTime } from '../../../shared/order/local-time.tsx'
import { staffMessages } from '../../../shared/staff/staff.messages.ts'
import { peopleMessages as messages } from './staff-people.messages.ts'

type PeopleTableProps = {
  people: readonly StaffPerson[]
  isLoading: boolean
  onRole: (person: StaffPerson) => void
  onStatus: (person: StaffPerson) => void
}

export const PeopleTable = ({ people, isLoading, onRole, onStatus }: PeopleTableProps) => {
  const columns: readonly DataColumn<StaffPerson>[] = [
    {
      key: 'person',
      header: messages.person,
      width: '23%',
      card: 'title',
      render: ({ name, login }) => (
        <>
          <strong>{name}</strong>
          {name !== login && (
            <Text size="s" tone="muted" css={{ overflowWrap: 'anywhere' }}>
              {login}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'companies',
      header: messages.companies,
      render: ({ companies }) =>
        companies.length === 0 ? (
          EM_DASH
        ) : (
          // one element: in a card it stands beside its header
          <Stack gap={1}>
            {companies.map(({ uuid, name, role }) => (
              <div key={uuid}>
                <Link to={staffUrls.company(uuid)}>{name}</Link>, {staffMessages.companyRoles[role]}
              </div>
            ))}
          </Stack>
        ),
    },
    {
      key: 'role',
      header: messages.staffRole,
      render: ({ staffRole }) =>
        staffRole ? (
          <Tag tone="accent">{staffMessages.staffRoles[staffRole]}</Tag>
        ) : (
          messages.noRole
        ),
    },
    {
      key: 'status',
      header: staffMessages.status,
      render: ({ status }) =>
        status === 'BLOCKED' ? (
          <Tag tone="danger">{staffMessages.accountStatuses[status]}</Tag>
        ) : (
          staffMessages.accountStatuses[status]
        ),
    },
    {
      key: 'since',
      header: messages.since,
      // below 1000 px its room is the buttons'
      priority: 3,
      render: ({ createdAt }) => <LocalTime iso={createdAt} />,
    },
    {
      key: 'actions',
      header: messages.actions,
      isHeaderHidden: true,
      width: '230px',
      card: 'action',
      render: (person) => (
        <Stack direction="row" gap={2} isWrap>
          <Button
            size="s"
            variant="secondary"
            aria-label={messages.roleOf(person.name)}
            onClick={() => onRole(person)}
          >
            {messages.setRole}
          </Button>
          <Button
            size="s"
            variant="ghost"
            aria-label={
              person.status === 'BLOCKED'
                ? messages.unblockOf(person.name)
                : messages.blockOf(person.name)
            }
            onClick={() => onStatus(person)}
          >
            {person.status === 'BLOCKED' ? messages.unblock : messages.block}
          </Button>
        </Stack>
      ),
    },
  ]
  return (
    <DataTable
      caption={staffMessages.people}
      columns={columns}
      rows={people}
      rowKey={({ uuid }) => uuid}
      isLoading={isLoading}
    />
  )
}
