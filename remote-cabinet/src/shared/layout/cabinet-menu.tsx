import { urls } from '@isp/contract/urls'
import { type MenuLink, useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, useLocation } from '@isp/router'
import { Badge, color, font, Icon, media, radius, space, Tooltip } from '@isp/ui'
import { ownInvitationsQuery } from '../people/people.queries.ts'
import { layoutMessages as messages } from './layout.messages.ts'

const isCurrent = (to: string, pathname: string): boolean =>
  to === urls.cabinet() ? pathname === to : pathname.startsWith(to)

type MenuProps = { entries: readonly MenuLink[]; hasCompany: boolean }

/** What the pages of the cabinet ask for in their route modules (§2.9). */
export const CabinetMenu = ({ entries, hasCompany }: MenuProps) => {
  const { pathname } = useLocation()
  const { api } = useRemoteContext()
  const invitations = useQuery(ownInvitationsQuery(api)).data?.length ?? 0
  return (
    <nav aria-label={messages.menu}>
      <ul css={listCss}>
        {entries.map((entry) => (
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
                {entry.to === urls.companies() && (
                  <Badge count={invitations} label={messages.invitations(invitations)} />
                )}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const listCss = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.up(1024)]: { display: 'grid', marginInline: `-${space[3]}` },
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
