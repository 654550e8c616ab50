import type { StaffCompany } from '@isp/contract'
import { type DataColumn, DataTable, Heading, Stack, Tag } from '@isp/ui'
import { staffMessages } from '../../../shared/staff/staff.messages.ts'
import { companyCardMessages as messages } from './staff-company.messages.ts'

type Person = StaffCompany['people'][number]

const columns: readonly DataColumn<Person>[] = [
  { key: 'name', header: messages.name, card: 'title', render: ({ name }) => name },
  { key: 'login', header: messages.login, render: ({ login }) => login },
  {
    key: 'role',
    header: messages.role,
    render: ({ role }) => staffMessages.companyRoles[role],
  },
  {
    key: 'status',
    header: staffMessages.status,
    render: ({ status, isBlocked }) =>
      isBlocked ? (
        <Tag tone="danger">{messages.blockedHere}</Tag>
      ) : (
        staffMessages.accountStatuses[status]
      ),
  },
]

export const CompanyPeople = ({ people }: { people: readonly Person[] }) => (
  <Stack gap={3}>
    <Heading level={2} size={3}>
      {messages.people}
    </Heading>
    <DataTable
      caption={messages.people}
      columns={columns}
      rows={people}
      rowKey={({ uuid }) => uuid}
      empty={messages.nobodyHere}
    />
  </Stack>
)
