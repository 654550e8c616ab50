import type { StaffExchangeLoad } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { DataTable, ErrorState, Text } from '@isp/ui'
import { compactCardsCss } from './compact-cards.css.ts'
import { unnamedQuery } from './exchange.queries.ts'
import { exchangeMessages as messages } from './staff-exchange.messages.ts'

/** What a held list would hide, before anybody decides. */
export const HeldList = ({ load: { id } }: { load: StaffExchangeLoad }) => {
  const { api } = useRemoteContext()
  const { data, isPending, isError, refetch } = useQuery(unnamedQuery(api, id))
  if (isError) return <ErrorState title={messages.unnamedFailed} onRetry={() => void refetch()} />
  const shown = data?.items ?? []
  return (
    <>
      <DataTable
        css={compactCardsCss}
        caption={messages.unnamed}
        columns={[
          {
            key: 'name',
            header: messages.unnamed,
            card: 'title',
            render: ({ name }) => name ?? '—',
          },
          {
            key: 'id',
            header: messages.accountingId,
            render: (one) => <code css={{ overflowWrap: 'anywhere' }}>{one.id}</code>,
          },
        ]}
        rows={shown}
        rowKey={(one) => one.id}
        isLoading={isPending}
      />
      {data && data.total > shown.length && (
        <Text tone="muted">{messages.moreUnnamed(data.total - shown.length)}</Text>
      )}
    </>
  )
}
