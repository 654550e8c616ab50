import type { StaffWaiting, StaffWaitingKind } from '@isp/contract'
import { contentUrls, exchangeUrls, staffLettersUrl } from '@isp/contract/content-urls'
import { staffUrls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { EmptyState, type IconName, Skeleton } from '@isp/ui'
import { type WaitingLine, WaitingList } from '../../../shared/page/waiting-list.tsx'
import { staffMessages } from '../../../shared/staff/staff.messages.ts'
import { staffWaitingQuery } from '../../../shared/staff/staff.queries.ts'
import { StaffPage } from '../../../shared/staff/staff-page.tsx'
import { formatWaiting } from '../staff-tickets/waiting-time.ts'
import { staffWaitingMessages as messages } from './staff-waiting.messages.ts'

type Place = readonly [to: string, icon: IconName, isUrgent?: true]

const where = (name: string, value: string) => new URLSearchParams({ [name]: value })

/** The list of exactly what was counted. */
const places: Readonly<Record<StaffWaitingKind, Place>> = {
  tickets: [staffUrls.tickets(where('show', 'waiting')), 'mail'],
  companies: [staffUrls.companies(where('status', 'MODERATION')), 'company'],
  newOrders: [staffUrls.orders(where('status', 'NEW')), 'box'],
  differences: [staffUrls.orders(where('differences', '1')), 'warning'],
  heldLoads: [exchangeUrls.loads(where('state', 'held')), 'refresh', true],
  silentAccounts: [exchangeUrls.accounts(), 'clock', true],
  faultyExports: [exchangeUrls.onecOrders(), 'warning', true],
  lostLetters: [staffLettersUrl(where('state', 'refused')), 'mail', true],
  failedJobs: [staffUrls.jobs(), 'settings', true],
  drafts: [contentUrls.texts(where('state', 'draft')), 'document'],
  misses: [contentUrls.misses(), 'search'],
}

const lineOf = ({ kind, count, since }: StaffWaiting['items'][number]): WaitingLine => {
  const [to, icon, isUrgent] = places[kind]
  const [text, forms] = messages[kind]
  return {
    ...{ key: kind, to, icon, text },
    figure: messages.figure(count, forms),
    ...(since && { note: messages.since(formatWaiting(since, Date.now())) }),
    ...(isUrgent && { isUrgent }),
  }
}

/** /cabinet/staff/: what waits for this person, by the lists that are open to the role. */
export const Page = () => {
  const { api } = useRemoteContext()
  return (
    <StaffPage title={staffMessages.waiting}>
      <Read
        query={useQuery(staffWaitingQuery(api))}
        waiting={<Skeleton shape="box" height="240px" />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState icon="check-circle" title={messages.emptyTitle} text={messages.emptyText} />
        }
      >
        {({ items }) => <WaitingList lines={items.map(lineOf)} />}
      </Read>
    </StaffPage>
  )
}
