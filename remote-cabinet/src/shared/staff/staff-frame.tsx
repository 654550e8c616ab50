import type { StaffRole } from '@isp/contract'
import { contentUrls, exchangeUrls, staffLettersUrl } from '@isp/contract/content-urls'
import { staffUrls, urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, Outlet, useLocation } from '@isp/router'
import { Badge, color, font, Icon, media, radius, space } from '@isp/ui'
import { useState } from 'react'
import { unreadMessages } from '../ticket/tickets-title.messages.ts'
import { unreadTicketsQuery, useTicketsCompany } from '../ticket/unread-tickets.query.ts'
import { staffMessages as messages } from './staff.messages.ts'
import { useStaffRole } from './use-staff-role.ts'

type Group = {
  name: string
  roles: readonly StaffRole[]
  entries: readonly (readonly [to: string, text: string])[]
}

/** A later staff page adds its line to the group that its readers have. */
const groups: readonly Group[] = [
  {
    name: messages.groups.today,
    roles: ['admin', 'sales', 'content'],
    entries: [
      [staffUrls.root(), messages.waiting],
      [staffUrls.acts(), messages.acts],
    ],
  },
  {
    name: messages.groups.buyers,
    roles: ['admin', 'sales'],
    entries: [
      [staffUrls.companies(), messages.companies],
      [staffUrls.orders(), messages.orders],
      [staffUrls.tickets(), messages.tickets],
    ],
  },
  {
    name: messages.groups.exchange,
    roles: ['admin', 'sales'],
    entries: [
      [exchangeUrls.loads(), messages.exchange],
      [contentUrls.rates(), messages.rates],
    ],
  },
  {
    name: messages.groups.site,
    roles: ['admin', 'content'],
    entries: [
      [contentUrls.promo(), messages.promo],
      [contentUrls.notice(), messages.notice],
      [contentUrls.texts(), messages.texts],
      [contentUrls.synonyms(), messages.synonyms],
      [contentUrls.misses(), messages.misses],
    ],
  },
  {
    name: messages.groups.system,
    roles: ['admin'],
    entries: [
      [staffUrls.people(), messages.people],
      [staffLettersUrl(), messages.letters],
      [staffUrls.jobs(), messages.works],
      [staffUrls.telemetry(), messages.speed],
    ],
  },
]

const LIST_ID = 'staff-sections'

const isCurrent = (to: string, pathname: string): boolean =>
  to === staffUrls.root() ? pathname === to : pathname.startsWith(to)

/** Around every page of the shop's own people: their sections in groups above, the page over the whole width below.
 * On a phone a line names the section and opens the others. */
export const StaffFrame = () => {
  const { pathname } = useLocation()
  const { api } = useRemoteContext()
  const unread = useQuery(unreadTicketsQuery(api, useTicketsCompany())).data?.unread_count ?? 0
  const role = useStaffRole()
  const own = groups.filter(({ roles }) => role !== null && roles.includes(role))
  // A page that was gone to closes them.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === pathname
  const current = own.flatMap(({ entries }) => entries).find(([to]) => isCurrent(to, pathname))
  return (
    <>
      <nav aria-label={messages.menu} css={menuCss}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={LIST_ID}
          onClick={() => setOpenedAt(isOpen ? null : pathname)}
        >
          <span>
            {messages.frame}
            {current && `: ${current[1]}`}
          </span>
          {!isOpen && <Badge count={unread} label={unreadMessages(unread)} />}
          <Icon name="chevron-down" size={18} />
        </button>
        <ul id={LIST_ID} data-open={isOpen || undefined}>
          {own.map(({ name, entries }) => (
            <li key={name}>
              <span>{name}</span>
              <ul>
                {entries.map(([to, text]) => (
                  <li key={to}>
                    <Link to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
                      {text}
                      {to === staffUrls.tickets() && (
                        <Badge count={unread} label={unreadMessages(unread)} />
                      )}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
          <li>
            <Link to={urls.cabinet()}>{messages.toCabinet}</Link>
          </li>
        </ul>
      </nav>
      <Outlet />
    </>
  )
}

const menuCss = {
  marginBottom: space[6],
  paddingBottom: space[2],
  [media.down(744)]: { marginBottom: space[4], paddingBottom: 0 },
  borderBottom: `1px solid ${color.line}`,
  fontSize: font.size.s,
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    width: '100%',
    minHeight: '44px',
    fontSize: font.size.m,
    fontWeight: font.weight.medium,
    textAlign: 'start',
    [media.up(744)]: { display: 'none' },
    '& svg': { marginInlineStart: 'auto' },
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  },
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: `${space[2]} ${space[5]}`,
    [media.down(744)]: {
      display: 'grid',
      gap: space[3],
      paddingBottom: space[3],
      '&:not([data-open])': { display: 'none' },
    },
  },
  '& ul ul': {
    display: 'flex',
    flexWrap: 'wrap',
    [media.down(744)]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '& li > span': { paddingInline: space[2], color: color.textMuted },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '36px',
    paddingInline: space[2],
    borderRadius: radius.m,
    color: color.text,
    textDecoration: 'none',
    [media.touch]: { minHeight: '44px' },
    [media.hover]: { '&:hover': { background: color.surfaceMuted } },
  },
  '& a[aria-current]': {
    background: color.accentSoft,
    color: color.accentHover,
    fontWeight: font.weight.medium,
  },
} as const
