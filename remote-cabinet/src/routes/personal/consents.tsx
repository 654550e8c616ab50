import { ignoreErrors, unwrap } from '@isp/api-client'
import type { OwnConsent, WithdrawConsentInput } from '@isp/contract'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Button, Card, Drawer, Heading, Skeleton, Stack, Tag, Text } from '@isp/ui'
import { useState } from 'react'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { personalMessages as messages } from './personal.messages.ts'

const key = ['own-consents']

/** What was agreed to, when and to which text; each consent can be taken back (152-ФЗ, 38-ФЗ). */
export const Consents = ({ account }: { account: string }) => {
  const { api, session } = useRemoteContext()
  const [isEnding, setEnding] = useState(false)
  const query = useQuery({
    queryKey: [...key, account],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/user/consents', { signal, ...ignoreErrors() }))).items,
  })
  const withdraw = useChange({
    saysFailure: 'popup',
    send: (body: WithdrawConsentInput, marks) =>
      unwrap(api.POST('/api/user/consents/withdraw', { body, ...marks })),
    invalidates: () => [key],
    success: () => messages.mailingSaved(false),
    onDone: () => session.auth.getState().reloadUser(),
  })
  const handleWithdraw = (kind: OwnConsent['kind']) =>
    kind === 'mailing' ? withdraw.run({ kind }) : setEnding(true)
  return (
    <Stack gap={3}>
      <Heading level={2} size={3}>
        {messages.consents}
      </Heading>
      <Text tone="secondary">{messages.consentsText}</Text>
      <Read
        query={query}
        waiting={<Skeleton shape="box" height="96px" />}
        isEmpty={(consents) => consents.length === 0}
        empty={<Text>{messages.noConsents}</Text>}
      >
        {(consents) =>
          consents.map((consent) => (
            <Consent
              key={`${consent.kind}-${consent.givenAt}`}
              consent={consent}
              isBusy={withdraw.isPending}
              onWithdraw={() => handleWithdraw(consent.kind)}
            />
          ))
        }
      </Read>
      <Drawer
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        title={messages.endConsent}
        side="center"
      >
        <EndConsent onCancel={() => setEnding(false)} />
      </Drawer>
    </Stack>
  )
}

type ConsentProps = { consent: OwnConsent; isBusy: boolean; onWithdraw: () => void }

const Consent = ({ consent, isBusy, onWithdraw }: ConsentProps) => {
  const { kind, document, givenAt, withdrawnAt } = consent
  const name = messages.consentOf[kind]
  return (
    <Card>
      <Stack direction="row" gap={3} isWrap align="center" justify="space-between">
        <Stack gap={1}>
          <Stack direction="row" gap={2} isWrap align="center">
            <Text weight="semibold">{name}</Text>
            {withdrawnAt && <Tag>{messages.withdrawn}</Tag>}
          </Stack>
          <Text size="s" tone="secondary">
            {messages.given} <LocalTime iso={givenAt} />, {messages.edition(document)}
          </Text>
          {withdrawnAt && (
            <Text size="s" tone="secondary">
              {messages.takenBack} <LocalTime iso={withdrawnAt} />
            </Text>
          )}
        </Stack>
        {!withdrawnAt && (
          <Button
            variant="ghost"
            size="s"
            aria-label={messages.withdrawOf(name)}
            disabled={isBusy}
            onClick={onWithdraw}
          >
            {messages.withdraw}
          </Button>
        )}
      </Stack>
    </Card>
  )
}

/** Says what follows before it happens: without this consent there is no account. */
const EndConsent = ({ onCancel }: { onCancel: () => void }) => {
  const { api, session } = useRemoteContext()
  const end = useChange({
    saysFailure: 'page',
    send: ({ password }: { password: string }, marks) =>
      unwrap(
        api.POST('/api/user/consents/withdraw', {
          body: { kind: 'personalData', password },
          ...marks,
        }),
      ),
    success: () => messages.consentEnded,
    onDone: () => session.auth.getState().signOut(),
  })
  return (
    <ConfirmForm
      text={messages.endConsentText}
      submit={messages.endConsent}
      onSubmit={end.submit}
      isPending={end.isPending}
      onCancel={onCancel}
    />
  )
}
