import type { Agreement, MemberCompany } from '@isp/contract'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { color, Heading, Icon, radius, Skeleton, Stack, space, Text } from '@isp/ui'
import { WaitingList } from '../../../shared/page/waiting-list.tsx'
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
              {lines.length > 0 && <WaitingList lines={lines} />}
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
