import { unwrap } from '@isp/api-client'
import type { ExchangeAccountOfStaff } from '@isp/contract'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Button, Card, EmptyState, Heading, Skeleton, Stack, Tag, Text } from '@isp/ui'
import { useState } from 'react'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { ConfirmDialog } from '../../shared/page/confirm-dialog.tsx'
import { useFocusBack } from '../../shared/staff/use-focus-back.ts'
import { AccountDialog } from './account-dialog.tsx'
import { AccountKeys } from './account-keys.tsx'
import { AccountOnec } from './account-onec.tsx'
import { accountsQuery, exchangeKey } from './exchange.queries.ts'
import { ExchangePage } from './exchange-places.tsx'
import { exchangeMessages as messages } from './staff-exchange.messages.ts'

/** Who may send data, and by which keys. */
export const AccountsPage = () => {
  const { api } = useRemoteContext()
  const [asked, setAsked] = useState<ExchangeAccountOfStaff | 'new' | null>(null)
  const addRef = useFocusBack(asked !== null)
  return (
    <ExchangePage title={messages.accounts} note={messages.accountsNote}>
      <Read
        query={useQuery(accountsQuery(api))}
        waiting={<Skeleton lines={8} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            icon="settings"
            title={messages.noAccounts}
            text={messages.noAccountsText}
            action={<Button onClick={() => setAsked('new')}>{messages.add}</Button>}
          />
        }
      >
        {({ items }) => (
          <>
            <Button
              ref={addRef}
              icon="plus"
              css={{ alignSelf: 'start' }}
              onClick={() => setAsked('new')}
            >
              {messages.add}
            </Button>
            {items.map((account) => (
              <Account key={account.uuid} account={account} onEdit={() => setAsked(account)} />
            ))}
          </>
        )}
      </Read>
      {asked && (
        <AccountDialog account={asked === 'new' ? null : asked} onClose={() => setAsked(null)} />
      )}
    </ExchangePage>
  )
}

const Account = ({ account, onEdit }: { account: ExchangeAccountOfStaff; onEdit: () => void }) => {
  const { api } = useRemoteContext()
  const { uuid, name, silentHours, withdrawnAt } = account
  const [isAsked, setIsAsked] = useState(false)
  const set = useChange({
    saysFailure: 'popup',
    send: (isWithdrawn: boolean, marks) =>
      unwrap(
        api.PUT('/api/admin/exchange/accounts/{uuid}', {
          params: { path: { uuid } },
          body: { name, silentHours, isWithdrawn },
          ...marks,
        }),
      ),
    invalidates: () => [exchangeKey],
    success: () => ({ text: messages.saved(name) }),
    onDone: () => setIsAsked(false),
  })
  return (
    <Card as="section">
      <Stack gap={4}>
        <Stack gap={1}>
          <Stack direction="row" gap={3} isWrap css={{ alignItems: 'center' }}>
            <Heading level={2} size={3} css={{ overflowWrap: 'anywhere' }}>
              {name}
            </Heading>
            <code>{account.source}</code>
            {withdrawnAt && <Tag tone="danger">{messages.withdrawn}</Tag>}
          </Stack>
          <Text tone="secondary">
            {account.lastLoadAt ? (
              <>
                {messages.lastLoad} <LocalTime iso={account.lastLoadAt} />
              </>
            ) : (
              messages.neverLoaded
            )}
            {' · '}
            {messages.silence(silentHours)}
          </Text>
        </Stack>
        <Stack direction="row" gap={2} isWrap>
          <Button variant="secondary" onClick={onEdit}>
            {messages.edit}
          </Button>
          {withdrawnAt ? (
            <Button variant="secondary" isLoading={set.isPending} onClick={() => set.run(false)}>
              {messages.restore}
            </Button>
          ) : (
            <Button variant="ghost" onClick={() => setIsAsked(true)}>
              {messages.withdraw}
            </Button>
          )}
        </Stack>
        <AccountKeys account={account} />
        <AccountOnec account={account} />
        <ConfirmDialog
          isOpen={isAsked}
          title={messages.withdrawTitle(name)}
          text={messages.withdrawText}
          action={messages.withdraw}
          isPending={set.isPending}
          onConfirm={() => set.run(true)}
          onClose={() => setIsAsked(false)}
        />
      </Stack>
    </Card>
  )
}
