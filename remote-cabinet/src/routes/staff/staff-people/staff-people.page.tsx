import type { StaffPerson } from '@isp/contract'
import { staffUrls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useSearchParams } from '@isp/router'
import { lazy, Suspense, useState } from 'react'
import { staffMessages } from '../../../shared/staff/staff.messages.ts'
import { staffPeopleQuery } from '../../../shared/staff/staff.queries.ts'
import { StaffFilter } from '../../../shared/staff/staff-filter.tsx'
import { StaffList } from '../../../shared/staff/staff-list.tsx'
import { StaffPage } from '../../../shared/staff/staff-page.tsx'
import { parseStaffParams, staffSearch } from '../../../shared/staff/staff-params.ts'
import { PeopleTable } from './people-table.tsx'
import { peopleMessages as messages } from './staff-people.messages.ts'
import { StatusDialog } from './status-dialog.tsx'

const RoleDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff-dialogs" */ './role-dialog.tsx')).RoleDialog,
}))

const groups = ['staff', 'blocked'] as const
const options = groups.map((value) => ({ value, label: messages[value] }))

/** /cabinet/staff/people/: everybody with an account, their roles and whether it is open. */
export const Page = () => {
  const { api } = useRemoteContext()
  const params = parseStaffParams(useSearchParams()[0], 'group', groups)
  const { page, q, choice } = params
  const query = useQuery(
    staffPeopleQuery(api, { page, ...(q ? { q } : {}), ...(choice ? { group: choice } : {}) }),
  )
  const [asked, setAsked] = useState<{ person: StaffPerson; what: 'role' | 'status' } | null>(null)
  const close = () => setAsked(null)
  return (
    <StaffPage title={staffMessages.people}>
      <StaffFilter
        key={staffSearch(params, 'group').toString()}
        action={staffUrls.people()}
        params={params}
        search={messages.search}
        choice={{ name: 'group', label: messages.group, empty: messages.everybody, options }}
      />
      <StaffList
        query={query}
        page={page}
        hrefOf={(to) => staffUrls.people(staffSearch({ ...params, page: to }, 'group'))}
        table={(people, isLoading) => (
          <PeopleTable
            people={people}
            isLoading={isLoading}
            onRole={(person) => setAsked({ person, what: 'role' })}
            onStatus={(person) => setAsked({ person, what: 'status' })}
          />
        )}
      />
      <Suspense>
        {asked?.what === 'role' && <RoleDialog person={asked.person} onClose={close} />}
      </Suspense>
      {asked?.what === 'status' && <StatusDialog person={asked.person} onClose={close} />}
    </StaffPage>
  )
}
