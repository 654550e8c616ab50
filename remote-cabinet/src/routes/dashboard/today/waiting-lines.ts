import type { Agreement, MemberCompany, WaitingToday } from '@isp/contract'
import { approvalUrls } from '@isp/contract/content-urls'
import { accountUrls, repricedUrl, settlementsUrl, withQuery } from '@isp/contract/urls'
import { formatDate, formatMoney } from '@isp/i18n'
import type { IconName } from '@isp/ui'
import { formatLocalTime } from '../../../shared/order/local-time.tsx'
import { todayMessages as messages } from './today.messages.ts'

export type WaitingLine = {
  key: string
  icon: IconName
  text: string
  figure: string
  note?: string
  to: string
  isUrgent?: boolean
}

type Known = {
  today: WaitingToday
  unread: number
  agreement: Agreement | null
  company: MemberCompany
}

type Waiting = WaitingToday['unpaid']

const noteOf = ({ first }: Waiting, term: (at: string) => string) =>
  first ? { note: messages.first(first.number, term(first.at)) } : {}

/** The one order itself, or the list of exactly these. */
const toOrders = ({ count, first }: Waiting, search: string): string =>
  count === 1 && first
    ? accountUrls.order(first.id)
    : withQuery(accountUrls.orders(), new URLSearchParams(search))

const until = (at: string): string => messages.until(formatLocalTime(at))

const repriced = ({ count, first }: WaitingToday['drafts']) => ({
  figure: messages.goods(count),
  ...(first && { note: messages.repriced(first.name, first.from, first.to) }),
})

/** The chosen agreement before the others. */
const overdueFirst = (overdue: WaitingToday['overdue'], chosen: Agreement | null) =>
  overdue.toSorted(
    (one, other) =>
      Number(other.agreement === chosen?.uuid) - Number(one.agreement === chosen?.uuid),
  )

/** What waits for the reader, the most urgent first; nothing where nothing waits. */
export const waitingLines = ({ today, unread, agreement, company }: Known): WaitingLine[] => {
  const { unpaid, ending, arriving, drafts, favorites } = today
  const { debt = 0, creditLimit } = agreement?.terms ?? {}
  const limit = creditLimit === undefined ? {} : { note: messages.ofLimit(creditLimit) }
  const toCompany = accountUrls.company(company.uuid)
  const counts = new Set(company.agreements.map(({ uuid }) => uuid))
  const lines: (WaitingLine | false)[] = [
    ...overdueFirst(today.overdue, agreement).map(({ agreement: uuid, name, amount }) => ({
      key: `overdue ${uuid}`,
      icon: 'warning' as const,
      text: messages.overdue,
      note: name,
      figure: formatMoney(amount),
      to: counts.has(uuid) ? toCompany : settlementsUrl(),
      isUrgent: true,
    })),
    ending.count > 0 && {
      key: 'ending',
      icon: 'clock',
      text: messages.ending,
      figure: messages.orders(ending.count),
      ...noteOf(ending, until),
      to: toOrders(ending, 'waiting=ending'),
      isUrgent: true,
    },
    today.approvals > 0 && {
      key: 'approvals',
      icon: 'check-circle',
      text: messages.approvals,
      figure: messages.requests(today.approvals),
      to: approvalUrls.list(),
    },
    today.asked > 0 && {
      key: 'asked',
      icon: 'clock',
      text: messages.asked,
      figure: messages.requests(today.asked),
      to: approvalUrls.list(new URLSearchParams({ box: 'own' })),
    },
    unpaid.count > 0 && {
      key: 'unpaid',
      icon: 'document',
      text: messages.unpaid,
      figure: messages.unpaidFigure(unpaid.count, unpaid.total),
      ...noteOf(unpaid, until),
      to: toOrders(unpaid, 'status=AWAITING_PAYMENT'),
    },
    arriving.count > 0 && {
      key: 'arriving',
      icon: 'box',
      text: messages.arriving,
      figure: messages.inOrders(arriving.count),
      ...noteOf(arriving, (at) => formatDate(at)),
      to: toOrders(arriving, 'waiting=arriving'),
    },
    drafts.count > 0 && {
      key: 'drafts',
      icon: 'document',
      text: messages.repricedDrafts,
      ...repriced(drafts),
      to: repricedUrl(new URLSearchParams({ in: 'drafts' })),
    },
    favorites.count > 0 && {
      key: 'favorites',
      icon: 'heart',
      text: messages.repricedFavorites,
      ...repriced(favorites),
      to: repricedUrl(new URLSearchParams({ in: 'favorites' })),
    },
    unread > 0 && {
      key: 'unread',
      icon: 'mail',
      text: messages.unread,
      figure: messages.unreadFigure(unread),
      to: accountUrls.tickets(),
    },
    debt > 0 && {
      key: 'debt',
      icon: 'company',
      text: messages.debt,
      figure: formatMoney(debt),
      ...limit,
      to: toCompany,
    },
  ]
  return lines.filter((line) => line !== false)
}
