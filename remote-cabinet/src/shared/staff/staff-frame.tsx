import type { StaffRole } from '@isp/contract'
import { contentUrls, exchangeUrls, staffLettersUrl } from '@isp/contract/content-urls'
import { staffUrls, urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, Outlet, useLocation, useNavigate } from '@isp/router'
import { Badge, color, font, Icon, type IconName, media, radius, space } from '@isp/ui'
import { useEffect, useState } from 'react'
import { unreadMessages } from '../ticket/tickets-title.messages.ts'
import { unreadTicketsQuery, useTicketsCompany } from '../ticket/unread-tickets.query.ts'
import { staffMessages as messages } from './staff.messages.ts'
import { useStaffRole } from './use-staff-role.ts'

type Entry = { to: string; text: string; icon: IconName; roles: readonly StaffRole[] }

/** In the order of the working day; a later staff page adds its line here. */
const entries: readonly Entry[] = [
  { to: staffUrls.root(), text: messages.queue, icon: 'check-circle', roles: ['admin', 'sales'] },
  { to: staffUrls.companies(), text: messages.companies, icon: 'list', roles: ['admin', 'sales'] },
  { to: staffUrls.orders(), text: messages.orders, icon: 'box', roles: ['admin', 'sales'] },
  { to: staffUrls.tickets(), text: messages.tickets, icon: 'mail', roles: ['admin', 'sales'] },
  { to: contentUrls.rates(), text: messages.rates, icon: 'list', roles: ['admin', 'sales'] },
  { to: exchangeUrls.loads(), text: messages.exchange, icon: 'refresh', roles: ['admin', 'sales'] },
  { to: staffUrls.people(), text: messages.people, icon: 'user', roles: ['admin'] },
  { to: staffLettersUrl(), text: messages.letters, icon: 'mail', roles: ['admin'] },
  { to: staffUrls.jobs(), text: messages.works, icon: 'settings', roles: ['admin'] },
  { to: staffUrls.telemetry(), text: messages.speed, icon: 'eye', roles: ['admin'] },
  { to: contentUrls.promo(), text: messages.promo, icon: 'picture', roles: ['admin', 'content'] },
  { to: contentUrls.notice(), text: messages.notice, icon: 'info', roles: ['admin', 'content'] },
  { to: contentUrls.texts(), text: messages.texts, icon: 'document', roles: ['admin', 'content'] },
  {
    to: contentUrls.synonyms(),
    text: messages.synonyms,
    icon: 'search',
    roles: ['admin', 'content'],
  },
  { to: contentUrls.misses(), text: messages.misses, icon: 'warning', roles: ['admin', 'content'] },
  {
    to: staffUrls.acts(),
    text: messages.acts,
    icon: 'clock',
    roles: ['admin', 'sales', 'content'],
  },
]

const LIST_ID = 'staff-sections'

const isCurrent = (to: string, pathname: string): boolean =>
  to === staffUrls.root() ? pathname === to : pathname.startsWith(to)

/** Around every page of the shop's own people: a line of sections above, the page over the whole width below.
 * On a phone the line names the section and opens the others. */
export const StaffFrame = () => {
  const { pathname } = useLocation()
  const { api } = useRemoteContext()
  const unread = useQuery(unreadTicketsQuery(api, useTicketsCompany())).data?.unread_count ?? 0
  const navigate = useNavigate()
  const role = useStaffRole()
  // A page that was gone to closes them.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === pathname
  const own = entries.filter(({ roles }) => role !== null && roles.includes(role))
  const current = own.find(({ to }) => isCurrent(to, pathname))
  const first = pathname === staffUrls.root() && !current ? own[0]?.to : undefined
  useEffect(() => {
    // «Сотрудникам» leads each role to a section of its own
    if (first) void navigate(first, { replace: true })
  }, [first, navigate])
  if (first) return null
  return (
    <>
      <nav aria-label={messages.menu} css={menuCss}>
        <strong>{messages.frame}</strong>
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
          {own.map(({ to, text, icon }) => (
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  marginBottom: space[6],
  paddingBottom: space[2],
  [media.down(744)]: { marginBottom: space[4], paddingBottom: 0 },
  borderBottom: `1px solid ${color.line}`,
  fontSize: font.size.m,
  [media.between(744, 1920)]: { fontSize: font.size.s },
  '& > strong': {
    color: color.textMuted,
    fontWeight: font.weight.medium,
    // so that the sections stay on one line, as do those without pictures; the menu bears the name for screen readers
    [media.down(1920)]: { display: 'none' },
  },
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    width: '100%',
    minHeight: '44px',
    fontWeight: font.weight.medium,
    textAlign: 'start',
    [media.up(744)]: { display: 'none' },
    '& svg': { marginInlineStart: 'auto' },
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  },
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 1 auto',
    gap: space[1],
    [media.between(744, 1920)]: { gap: 0 },
    [media.down(744)]: {
      display: 'grid',
      flexBasis: '100%',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '&:not([data-open])': { display: 'none' },
    },
    '& > li:last-of-type': { [media.up(744)]: { marginInlineStart: 'auto' } },
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '40px',
    paddingInline: space[2.5],
    [media.down(1920)]: { paddingInline: space[1.5] },
    borderRadius: radius.m,
    color: color.text,
    textDecoration: 'none',
    [media.touch]: { minHeight: '44px' },
    [media.hover]: { '&:hover': { background: color.surfaceMuted } },
  },
  '& a > svg': { [media.between(744, 1920)]: { display: 'none' } },
  '& a[aria-current]': {
    background: color.accentSoft,
    color: color.accentHover,
    fontWeight: font.weight.medium,
  },
} as const
