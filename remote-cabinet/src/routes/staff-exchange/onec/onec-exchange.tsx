import type { OnecExchange } from '@isp/contract'
import { exchangeUrls } from '@isp/contract/content-urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { Skeleton, Stack, Text } from '@isp/ui'
import { LocalTime } from '../../../shared/order/local-time.tsx'
import { AlertText } from '../../../shared/staff/alert-text.tsx'
import { NoSuchPage } from '../../../shared/staff/no-such-page.tsx'
import { StaffPage } from '../../../shared/staff/staff-page.tsx'
import { exchangeMessages } from '../staff-exchange.messages.ts'
import { onecMessages as messages } from './onec.messages.ts'
import { exchangeQuery } from './onec.queries.ts'
import { OnecFiles } from './onec-files.tsx'
import { ExchangeState } from './onec-state.tsx'

const lastedOf = ({ startedAt, lastCallAt }: OnecExchange): string =>
  messages.lasted(Math.ceil((Date.parse(lastCallAt) - Date.parse(startedAt)) / 1000))

/** One exchange: who, when, its files with what was not taken. */
export const OnecExchangePage = ({ id }: { id: string }) => {
  const { api } = useRemoteContext()
  return (
    <Read
      query={useQuery(exchangeQuery(api, id))}
      waiting={
        <StaffPage title={exchangeMessages.onec}>
          <Skeleton lines={8} />
        </StaffPage>
      }
      instead={{ 404: <NoSuchPage /> }}
    >
      {(exchange) => {
        const { kinds, state, startedAt, account, login, version, remarks, words } = exchange
        return (
          <StaffPage title={messages.kindsOf(kinds)}>
            <Stack gap={2}>
              <Stack direction="row" gap={3} isWrap css={{ alignItems: 'center' }}>
                <ExchangeState state={state} />
                <Text as="span" tone="secondary" css={{ overflowWrap: 'anywhere' }}>
                  <LocalTime iso={startedAt} /> · {lastedOf(exchange)} · {account.name} ·{' '}
                  {messages.login(login)}
                  {version && ` · ${messages.version(version)}`}
                </Text>
                <Link to={exchangeUrls.onec()}>{messages.back}</Link>
              </Stack>
              <Text>
                {[messages.countsOf(exchange), remarks > 0 && messages.remarks(remarks)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <AlertText text={words ?? undefined} />
            </Stack>
            <OnecFiles id={id} />
          </StaffPage>
        )
      }}
    </Read>
  )
}
