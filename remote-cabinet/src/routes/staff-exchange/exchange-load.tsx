import type { StaffExchangeLoad } from '@isp/contract'
import { exchangeUrls, ownFieldsUrls } from '@isp/contract/content-urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { Skeleton, Stack, Text } from '@isp/ui'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { AlertText } from '../../shared/staff/alert-text.tsx'
import { NoSuchPage } from '../../shared/staff/no-such-page.tsx'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { useStaffRole } from '../../shared/staff/use-staff-role.ts'
import { loadQuery } from './exchange.queries.ts'
import { LoadActions } from './load-actions.tsx'
import { LoadResults } from './load-results.tsx'
import { LoadState, tookOf } from './load-state.tsx'
import { exchangeMessages as messages } from './staff-exchange.messages.ts'

/** One load: what it was, what the staff may do about it, what became of each record. */
export const LoadPage = ({ id }: { id: string }) => {
  const { api } = useRemoteContext()
  return (
    <Read
      query={useQuery(loadQuery(api, id))}
      waiting={
        <StaffPage title={messages.loads}>
          <Skeleton lines={8} />
        </StaffPage>
      }
      instead={{ 404: <NoSuchPage /> }}
    >
      {(load) => <Details load={load} />}
    </Read>
  )
}

const Details = ({ load }: { load: StaffExchangeLoad }) => {
  const isAdmin = useStaffRole() === 'admin'
  const counts = messages.countsOf(load)
  return (
    <StaffPage title={`${messages.entityOf(load.entity)}: ${messages.actions[load.action]}`}>
      <Stack gap={2}>
        <Stack direction="row" gap={3} isWrap css={{ alignItems: 'center' }}>
          <LoadState state={load.state} />
          <Text as="span" tone="secondary">
            <LocalTime iso={load.receivedAt} /> · {load.account.name}
            {load.finishedAt && ` · ${tookOf(load)}`}
          </Text>
          <Link to={exchangeUrls.loads()}>{messages.back}</Link>
          {isAdmin && load.entity === 'products' && (
            <Link to={ownFieldsUrls.products()}>{messages.ownFields}</Link>
          )}
        </Stack>
        <Text>
          {messages.records(load.total)}
          {counts && `: ${counts}`}
        </Text>
        {load.isReleasing && <Text tone="muted">{messages.releasing}</Text>}
        <AlertText text={load.error?.message} />
        {load.decidedBy && <Text tone="muted">{messages.decidedBy(load.decidedBy)}</Text>}
      </Stack>
      {isAdmin && <LoadActions load={load} />}
      <LoadResults load={load} />
    </StaffPage>
  )
}
