import { unwrap } from '@isp/api-client'
import type { ExchangeAccountOfStaff } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, type DataColumn, DataTable, Heading, Stack, Text } from '@isp/ui'
import { useState } from 'react'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { ConfirmDialog } from '../../shared/page/confirm-dialog.tsx'
import { useFocusBack } from '../../shared/staff/use-focus-back.ts'
import { exchangeKey } from './exchange.queries.ts'
import { MadeSecret } from './made-secret.tsx'
import { exchangeMessages as messages } from './staff-exchange.messages.ts'

type Key = ExchangeAccountOfStaff['keys'][number]

const columnsOf = (onDrop: (key: Key) => void): readonly DataColumn<Key>[] => [
  {
    key: 'key',
    header: messages.key,
    card: 'title',
    render: ({ hint }) => <code>…{hint}</code>,
  },
  {
    key: 'made',
    header: messages.made,
    render: ({ createdAt, createdBy }) => (
      <div>
        <LocalTime iso={createdAt} />
        <Text as="div" size="s" tone="muted">
          {createdBy}
        </Text>
      </div>
    ),
  },
  {
    key: 'used',
    header: messages.used,
    render: ({ lastUsedAt }) => (lastUsedAt ? <LocalTime iso={lastUsedAt} /> : messages.unused),
  },
  {
    key: 'drop',
    header: messages.drop,
    isHeaderHidden: true,
    align: 'end',
    card: 'action',
    render: (key) =>
      key.withdrawnAt ? (
        messages.dropped
      ) : (
        <Button
          size="s"
          variant="ghost"
          aria-label={messages.dropOf(key.hint)}
          onClick={() => onDrop(key)}
        >
          {messages.drop}
        </Button>
      ),
  },
]

/** Keys of one accounting system: to make, to withdraw. */
export const AccountKeys = ({
  account: { uuid, name, keys, withdrawnAt },
}: {
  account: ExchangeAccountOfStaff
}) => {
  const { api } = useRemoteContext()
  const [made, setMade] = useState<string | null>(null)
  const [doomed, setDoomed] = useState<Key | null>(null)
  const addRef = useFocusBack(made !== null || doomed !== null)
  const common = { saysFailure: 'popup', invalidates: () => [exchangeKey] } as const
  const make = useChange({
    ...common,
    send: (_: null, marks) =>
      unwrap(
        api.POST('/api/admin/exchange/accounts/{uuid}/keys', {
          params: { path: { uuid } },
          ...marks,
        }),
      ),
    onDone: ({ key }) => setMade(key),
  })
  const drop = useChange({
    ...common,
    send: (key: Key, marks) =>
      unwrap(
        api.DELETE('/api/admin/exchange/accounts/{uuid}/keys/{key}', {
          params: { path: { uuid, key: key.uuid } },
          ...marks,
        }),
      ),
    onDone: () => setDoomed(null),
  })
  return (
    <Stack as="section" gap={3}>
      <Heading level={3} size={5}>
        {messages.keys}
      </Heading>
      {keys.length === 0 ? (
        <Text tone="secondary">{messages.noKeys}</Text>
      ) : (
        <DataTable
          caption={`${messages.keys}: ${name}`}
          columns={columnsOf(setDoomed)}
          rows={keys}
          rowKey={(key) => key.uuid}
        />
      )}
      {!withdrawnAt && (
        <Button
          ref={addRef}
          icon="plus"
          variant="secondary"
          css={{ alignSelf: 'start' }}
          isLoading={make.isPending}
          onClick={() => make.run(null)}
        >
          {messages.newKey}
        </Button>
      )}
      {made && (
        <MadeSecret
          title={messages.newKey}
          text={messages.keyText}
          label={messages.key}
          value={made}
          onClose={() => setMade(null)}
        />
      )}
      {doomed && (
        <ConfirmDialog
          isOpen
          title={`${messages.dropOf(doomed.hint)}?`}
          text={messages.dropText}
          action={messages.drop}
          isPending={drop.isPending}
          onConfirm={() => drop.run(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </Stack>
  )
}
