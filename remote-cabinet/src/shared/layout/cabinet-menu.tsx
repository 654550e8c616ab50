import type { CompanyRole } from '@isp/contract'
import { accountUrls, urls } from '@isp/contract/urls'
import { type MenuLink, useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, useLocation } from '@isp/router'
import { Badge, Button, color, font, Icon, media, radius, space, Tooltip } from '@isp/ui'
import { useState } from 'react'
import { ownInvitationsQuery } from '../people/people.queries.ts'
import { unreadMessages } from '../ticket/tickets-title.messages.ts'
import { unreadTicketsQuery, useTicketsCompany } from '../ticket/unread-tickets.query.ts'
import { layoutMessages as messages } from './layout.messages.ts'
import { useLinkLimit } from './use-link-limit.ts'

const LIST_ID = 'cabinet-menu'

const isCurrent = (to: string, pathname: string): boolean =>
  to === urls.cabinet() ? pathname === to : pathname.startsWith(to)

type MenuProps = {
  entries: readonly MenuLink[]
  hasCompany: boolean
  /** In the company that is chosen; null while none is. */
  role: CompanyRole | null
}

/** What the pages of the cabinet ask for in their route modules; in a low window the last of them behind «ещё» (§2.9). */
export const CabinetMenu = ({ entries: all, hasCompany, role }: MenuProps) => {
  const entries = all.filter(({ roles }) => !role || (roles?.includes(role) ?? true))
  const { pathname } = useLocation()
  const { api } = useRemoteContext()
  const invitations = useQuery(ownInvitationsQuery(api)).data?.length ?? 0
  const unread = useQuery(unreadTicketsQuery(api, useTicketsCompany())).data?.unread_count ?? 0
  const limit = useLinkLimit()
  const [isOpen, setOpen] = useState(false)
  const isFolded = entries.length > limit
  const shown = isFolded && !isOpen ? entries.slice(0, limit) : entries
  return (
    <nav aria-label={messages.menu}>
      <ul id={LIST_ID} css={listCss}>
        {shown.map((entry) => (
          <li key={entry.to}>
            {entry.needsCompany && !hasCompany ? (
              <Tooltip text={messages.withCompanyOnly} isFocusable>
                <span data-closed="" css={entryCss}>
                  <Icon name={entry.icon} size={18} />
                  {entry.text}
                </span>
              </Tooltip>
            ) : (
              <Link
                to={entry.to}
                aria-current={isCurrent(entry.to, pathname) ? 'page' : undefined}
                css={entryCss}
              >
                <Icon name={entry.icon} size={18} />
                {entry.text}
                {entry.to === accountUrls.companies() && (
                  <Badge count={invitations} label={messages.invitations(invitations)} />
                )}
                {entry.to === accountUrls.tickets() && (
                  <Badge count={unread} label={unreadMessages(unread)} />
                )}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {isFolded && (
        <Button
          variant="ghost"
          size="s"
          icon="chevron-down"
          aria-expanded={isOpen}
          aria-controls={LIST_ID}
          css={{
            marginInlineStart: 'var(--flush)',
            '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
          }}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.fewer : messages.more}
        </Button>
      )}
    </nav>
  )
}

const listCss = {
  display: 'grid',
  // two on a phone, four on a tablet: each count of §2.9 fills its rows or half of the last one
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[1],
  margin: `0 -${space[3]}`,
  padding: 0,
  listStyle: 'none',
  [media.between(744, 1024)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.up(1024)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const

const entryCss = {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '40px',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.m,
  color: color.text,
  fontSize: font.size.m,
  textDecoration: 'none',
  [media.touch]: { minHeight: '44px' },
  [media.hover]: { '&:hover': { background: color.surfaceMuted } },
  '&[aria-current]': {
    background: color.accentSoft,
    color: color.accentHover,
    fontWeight: font.weight.medium,
  },
  '&[data-closed]': { color: color.textMuted, cursor: 'not-allowed', background: 'none' },
} as const
