import type { Agreement, MemberCompany } from '@isp/contract'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { color, font, Heading, Icon, media, radius, Skeleton, Stack, space, Text } from '@isp/ui'
import { unreadTicketsQuery } from '../../../shared/ticket/unread-tickets.query.ts'
import { todayMessages as messages } from './today.messages.ts'
import { waitingLines } from './waiting-lines.ts'
import { waitingTodayQuery } from './waiting-today.query.ts'

type TodayProps = { company: MemberCompany; agreement: Agreement | null }

/** Open tasks, each with a count and a link. */
export const Today = ({ company, agreement }: TodayProps) => {
  const { api } = useRemoteContext()
  const query = useQuery(waitingTodayQuery(api, company.uuid))
  const unreadQuery = useQuery(unreadTicketsQuery(api, company.uuid))
  const isUnreadKnown = unreadQuery.data !== undefined || unreadQuery.error !== null
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={3}>
        {messages.title}
      </Heading>
      <Read query={query} size="line" waiting={<TodayPlace />}>
        {(today) => {
          const unread = unreadQuery.data?.unread_count ?? 0
          const lines = waitingLines({ today, unread, agreement, company })
          if (lines.length === 0 && !isUnreadKnown) return <TodayPlace />
          return (
            <>
              {lines.length > 0 && (
                <ul css={listCss}>
                  {lines.map(({ key, icon, text, figure, note, to, isUrgent }) => (
                    <li key={key} data-urgent={isUrgent}>
                      <Link to={to}>
                        <Icon name={icon} size={20} />
                        <span data-part="text">
                          {text}
                          {note && <small>{note}</small>}
                        </span>
                        <strong>{figure}</strong>
                        <Icon name="chevron-right" size={18} />
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
              {lines.length === 0 && unreadQuery.error === null && (
                <Text tone="secondary" css={calmCss}>
                  <Icon name="check-circle" size={20} />
                  {messages.calm}
                </Text>
              )}
            </>
          )
        }}
      </Read>
      {unreadQuery.error !== null && (
        <Read query={unreadQuery} size="line" waiting={null}>
          {() => null}
        </Read>
      )}
    </Stack>
  )
}

export const TodayPlace = () => <Skeleton shape="box" height="116px" />

const calmCss = {
  display: 'flex',
  gap: space[2],
  minHeight: '116px',
  alignItems: 'center',
  padding: space[4],
  borderRadius: radius.l,
  background: color.surfaceMuted,
  '& svg': { color: color.success },
} as const

const listCss = {
  margin: 0,
  padding: 0,
  minHeight: '116px',
  listStyle: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  '& li + li': { borderTop: `1px solid ${color.line}` },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[3],
    minHeight: '56px',
    padding: `${space[2]} ${space[4]}`,
    color: color.text,
    textDecoration: 'none',
    [media.up(744)]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' },
  },
  '& svg': { color: color.textMuted },
  '& small': { display: 'block', color: color.textSecondary, fontSize: font.size.s },
  '& strong': {
    fontWeight: font.weight.semibold,
    fontVariantNumeric: font.tabular,
    [media.down(744)]: { gridColumn: 2, gridRow: 2 },
  },
  '& [data-urgent] svg:first-of-type, & [data-urgent] strong': { color: color.danger },
  [media.hover]: { '& a:hover': { background: color.surfaceMuted } },
} as const
