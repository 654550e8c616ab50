import { unwrap } from '@isp/api-client'
import type { ExchangeAccountOfStaff, OnecAccess, OnecPassword } from '@isp/contract'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Button, Heading, Skeleton, Stack, Text } from '@isp/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../shared/page/confirm-dialog.tsx'
import { useFocusBack } from '../../shared/staff/use-focus-back.ts'
import { onecAccessMessages as messages } from './account-onec.messages.ts'
import { accessesQuery, exchangeKey } from './exchange.queries.ts'
import { MadeSecret } from './made-secret.tsx'
import { OnecDialog } from './onec-dialog.tsx'
import { OnecFacts, onecAddress } from './onec-facts.tsx'

/** 1C's standard exchange for one accounting system: name and password for it, how it wants sole traders. */
export const AccountOnec = ({ account }: { account: ExchangeAccountOfStaff }) => {
  const { api } = useRemoteContext()
  const [isAsked, setIsAsked] = useState(false)
  const [made, setMade] = useState<OnecPassword | null>(null)
  const giveRef = useFocusBack(isAsked || made !== null)
  return (
    <Stack as="section" gap={3}>
      <Heading level={3} size={5}>
        {messages.title}
      </Heading>
      <Read query={useQuery(accessesQuery(api))} waiting={<Skeleton lines={3} />} size="line">
        {({ items }) => {
          const open = items.find(
            (access) => access.account.uuid === account.uuid && !access.withdrawnAt,
          )
          if (open) return <Open access={open} onMade={setMade} />
          if (account.withdrawnAt) return <Text tone="secondary">{messages.closed}</Text>
          return (
            <>
              <Text tone="secondary">{messages.none}</Text>
              <Button
                ref={giveRef}
                icon="plus"
                variant="secondary"
                css={{ alignSelf: 'start' }}
                onClick={() => setIsAsked(true)}
              >
                {messages.give}
              </Button>
            </>
          )
        }}
      </Read>
      {isAsked && (
        <OnecDialog
          account={account}
          onMade={(password) => {
            setIsAsked(false)
            setMade(password)
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
      {made && (
        <MadeSecret
          title={messages.title}
          text={messages.passwordText}
          label={messages.password}
          value={made.password}
          onClose={() => setMade(null)}
        >
          <Text css={{ overflowWrap: 'anywhere' }}>
            {messages.address}: <code>{onecAddress()}</code>
            <br />
            {messages.login}: <code>{made.access.login}</code>
          </Text>
        </MadeSecret>
      )}
    </Stack>
  )
}

type OpenProps = { access: OnecAccess; onMade: (password: OnecPassword) => void }

const Open = ({ access, onMade }: OpenProps) => {
  const { uuid, login, soleTrader } = access
  const { api } = useRemoteContext()
  const [asked, setAsked] = useState<'renew' | 'withdraw' | null>(null)
  const params = { path: { uuid } }
  const common = { saysFailure: 'popup', invalidates: () => [exchangeKey] } as const
  const close = () => setAsked(null)
  const renew = useChange({
    ...common,
    send: (_: null, marks) =>
      unwrap(
        api.POST('/api/admin/exchange/accounts/{uuid}/onec', {
          params: { path: { uuid: access.account.uuid } },
          body: { login, soleTrader },
          ...marks,
        }),
      ),
    onDone: (password) => {
      close()
      onMade(password)
    },
  })
  const withdraw = useChange({
    ...common,
    send: (_: null, marks) =>
      unwrap(api.DELETE('/api/admin/exchange/onec/accesses/{uuid}', { params, ...marks })),
    onDone: close,
  })
  const turn = useChange({
    ...common,
    send: (_: null, marks) =>
      unwrap(
        api.PUT('/api/admin/exchange/onec/accesses/{uuid}', {
          params,
          body: { soleTrader: soleTrader === 'person' ? 'company' : 'person' },
          ...marks,
        }),
      ),
  })
  const asks = {
    renew: {
      title: messages.renewTitle(login),
      text: messages.renewText,
      action: messages.renew,
      change: renew,
    },
    withdraw: {
      title: messages.withdrawTitle(login),
      text: messages.withdrawText,
      action: messages.withdraw,
      change: withdraw,
    },
  }
  const ask = asked && asks[asked]
  return (
    <>
      <OnecFacts access={access} />
      <Stack direction="row" gap={2} isWrap>
        <Button variant="secondary" onClick={() => setAsked('renew')}>
          {messages.renew}
        </Button>
        <Button variant="secondary" isLoading={turn.isPending} onClick={() => turn.run(null)}>
          {messages.other[soleTrader]}
        </Button>
        <Button variant="ghost" onClick={() => setAsked('withdraw')}>
          {messages.withdraw}
        </Button>
      </Stack>
      {ask && (
        <ConfirmDialog
          isOpen
          title={ask.title}
          text={ask.text}
          action={ask.action}
          isPending={ask.change.isPending}
          onConfirm={() => ask.change.run(null)}
          onClose={close}
        />
      )}
    </>
  )
}
