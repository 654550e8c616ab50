import type { StaffRole } from '@isp/contract'
import { contentUrls, exchangeUrls, staffLettersUrl } from '@isp/contract/content-urls'
import { staffUrls, urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, Outlet, useLocation } from '@isp/router'
import { Badge, color, font, Icon, type IconName, media, radius, space } from '@isp/ui'
import { useState } from 'react'
import { unreadMessages } from '../ticket/tickets-title.messages.ts'
import { unreadTicketsQuery, useTicketsCompany } from '../ticket/unread-tickets.query.ts'
import { staffMessages as messages } from './staff.messages.ts'
import { useStaffRole } from './use-staff-role.ts'

type Entry = { to: string; text: string; icon: IconName; roles: readonly StaffRole[] }

const ofAdmin: readonly StaffRole[] = ['admin']
const ofSales: readonly StaffRole[] = ['admin', 'sales']
const ofContent: readonly StaffRole[] = ['admin', 'content']
const ofAll: readonly StaffRole[] = ['admin', 'sales', 'content']

/** By what they are about; a later staff page adds its line here. */
const groups: readonly { name: string; entries: readonly Entry[] }[] = [
  {
    name: messages.groups.today,
    entries: [
      { to: staffUrls.root(), text: messages.waiting, icon: 'check-circle', roles: ofAll },
      { to: staffUrls.acts(), text: messages.acts, icon: 'clock', roles: ofAll },
    ],
  },
  {
    name: messages.groups.buyers,
    entries: [
      { to: staffUrls.companies(), text: messages.companies, icon: 'list', roles: ofSales },
      { to: staffUrls.orders(), text: messages.orders, icon: 'box', roles: ofSales },
      { to: staffUrls.tickets(), text: messages.tickets, icon: 'mail', roles: ofSales },
    ],
  },
  {
    name: messages.groups.exchange,
    entries: [
      { to: exchangeUrls.loads(), text: messages.exchange, icon: 'refresh', roles: ofSales },
      { to: contentUrls.rates(), text: messages.rates, icon: 'list', roles: ofSales },
    ],
  },
  {
    name: messages.groups.site,
    entries: [
      { to: contentUrls.promo(), text: messages.promo, icon: 'picture', roles: ofContent },
      { to: contentUrls.notice(), text: messages.notice, icon: 'info', roles: ofContent },
      { to: contentUrls.texts(), text: messages.texts, icon: 'document', roles: ofContent },
      { to: contentUrls.synonyms(), text: messages.synonyms, icon: 'search', roles: ofContent },
      { to: contentUrls.misses(), text: messages.misses, icon: 'warning', roles: ofContent },
    ],
  },
  {
    name: messages.groups.system,
    entries: [
      { to: staffUrls.people(), text: messages.people, icon: 'user', roles: ofAdmin },
      { to: staffLettersUrl(), text: messages.letters, icon: 'mail', roles: ofAdmin },
      { to: staffUrls.jobs(), text: messages.works, icon: 'settings', roles: ofAdmin },
      { to: staffUrls.telemetry(), text: messages.speed, icon: 'eye', roles: ofAdmin },
    ],
  },
]

/** The groups of a role, without empty ones. */
const groupsOf = (role: StaffRole | null) =>
  groups
    .map(({ name, entries }) => ({
      name,
      entries: entries.filter(({ roles }) => role !== null && roles.includes(role)),
    }))
    .filter(({ entries }) => entries.length > 0)

const LIST_ID = 'staff-sections'

const isCurrent = (to: string, pathname: string): boolean =>
  to === staffUrls.root() ? pathname === to : pathname.startsWith(to)

/** Around every page of the shop's own people: their sections in groups above, the page over the whole width below.
 * On a phone a line names the section and opens the others. */
export const StaffFrame = () => {
  const { pathname } = useLocation()
  const { api } = useRemoteContext()
  const unread = useQuery(unreadTicketsQuery(api, useTicketsCompany())).data?.unread_count ?? 0
  const own = groupsOf(useStaffRole())
  // A page that was gone to closes them.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === pathname
  const current = own.flatMap(({ entries }) => entries).find(({ to }) => isCurrent(to, pathname))
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
            {current && `: ${current.text}`}
          </span>
          {!isOpen && <Badge count={unread} label={unreadMessages(unread)} />}
          <Icon name="chevron-down" size={18} />
        </button>
        <ul id={LIST_ID} data-open={isOpen || undefined}>
          {own.map(({ name, entries }) => (
            <li key={name}>
              <span>{name}</span>
              <ul>
                {entries.map(({ to, text, icon }) => (
                  <li key={to}>
                    <Link to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
                      <Icon name={icon} size={18} />
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
    '& > li:last-of-type': { [media.up(744)]: { marginInlineStart: 'auto' } },
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
  '& a > svg': { [media.up(744)]: { display: 'none' } },
  '& a[aria-current]': {
    background: color.accentSoft,
    color: color.accentHover,
    fontWeight: font.weight.medium,
  },
} as const
