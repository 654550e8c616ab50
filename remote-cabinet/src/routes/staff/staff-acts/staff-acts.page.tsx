import type { StaffAct } from '@isp/contract'
import { staffUrls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { EM_DASH } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import { type DataColumn, DataTable, EmptyState, Text } from '@isp/ui'
import { LocalTime } from '../../../shared/order/local-time.tsx'
import { uuidParam } from '../../../shared/page/uuid-param.ts'
import { staffMessages } from '../../../shared/staff/staff.messages.ts'
import { staffActsQuery } from '../../../shared/staff/staff.queries.ts'
import { StaffFilter } from '../../../shared/staff/staff-filter.tsx'
import { StaffList } from '../../../shared/staff/staff-list.tsx'
import { StaffPage } from '../../../shared/staff/staff-page.tsx'
import { parseStaffParams, staffSearch } from '../../../shared/staff/staff-params.ts'
import { actValue } from './act-value.ts'
import { actsMessages as messages } from './staff-acts.messages.ts'

const columns: readonly DataColumn<StaffAct>[] = [
  { key: 'at', header: messages.at, render: ({ at }) => <LocalTime iso={at} /> },
  {
    key: 'actor',
    header: messages.actor,
    render: ({ actor }) => (
      <>
        {actor.name}
        <Text size="s" tone="muted">
          {staffMessages.staffRoles[actor.role]}
        </Text>
      </>
    ),
  },
  {
    key: 'act',
    header: messages.act,
    card: 'title',
    render: ({ kind }) => <strong>{messages.kinds[kind]}</strong>,
  },
  {
    key: 'subject',
    header: messages.subject,
    render: ({ subject }) =>
      subject.kind === 'company' ? (
        <Link to={staffUrls.company(subject.uuid)}>{subject.name}</Link>
      ) : (
        subject.name
      ),
  },
  {
    key: 'changes',
    header: messages.changes,
    render: (act) =>
      act.changes.length === 0
        ? EM_DASH
        : act.changes.map(({ field, before, after }) => (
            <div key={field}>
              {messages.fields[field] ?? field}:{' '}
              {field !== 'order' && `${actValue(act, field, before)} → `}
              {actValue(act, field, after)}
            </div>
          )),
  },
  { key: 'comment', header: messages.comment, render: ({ comment }) => comment ?? EM_DASH },
]

/** /cabinet/staff/acts/: who of the staff did what, and what it was before. */
export const Page = () => {
  const { api } = useRemoteContext()
  const [search] = useSearchParams()
  const params = parseStaffParams(search, '', [])
  const subject = uuidParam(search.get('subject'))
  const { page, q } = params
  const query = useQuery(
    staffActsQuery(api, { page, ...(q ? { q } : {}), ...(subject ? { subject } : {}) }),
  )
  const hrefOf = (to: number) => {
    const next = staffSearch({ ...params, page: to }, '')
    if (subject) next.set('subject', subject)
    return staffUrls.acts(next)
  }
  return (
    <StaffPage title={staffMessages.acts} note={messages.note}>
      <StaffFilter
        key={q ?? ''}
        action={staffUrls.acts()}
        params={params}
        search={messages.search}
      />
      <StaffList
        query={query}
        page={page}
        hrefOf={hrefOf}
        table={(acts, isLoading) => (
          <DataTable
            caption={staffMessages.acts}
            columns={columns}
            rows={acts}
            rowKey={({ id }) => id}
            isLoading={isLoading}
          />
        )}
        empty={<EmptyState icon="clock" title={messages.emptyTitle} text={messages.emptyText} />}
      />
    </StaffPage>
  )
}
