import { unwrap } from '@isp/api-client'
import { accountUrls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, FailureNote, LinkButton, Stack, Text } from '@isp/ui'
import { registrationPageMessages as messages } from './registration-page.messages.ts'

/** COMPANY_EXISTS: the company is a customer already, so its managers are asked (§7.2 «join requests»). */
export const AskToJoin = ({ inn }: { inn: string }) => {
  const { api } = useRemoteContext()
  const ask = useChange({
    saysFailure: 'form',
    send: (asked: string, marks) =>
      unwrap(api.POST('/api/company/joins', { body: { inn: asked }, ...marks })),
    success: ({ company }) => messages.asked(company.name),
  })
  return (
    <Stack gap={3}>
      <Text tone="secondary">{messages.exists}</Text>
      <FailureNote>{ask.failure?.message}</FailureNote>
      <Stack direction="row" gap={3} isWrap>
        <Button variant="secondary" isLoading={ask.isPending} onClick={() => ask.run(inn)}>
          {messages.askToJoin}
        </Button>
        <LinkButton to={accountUrls.companies()} variant="ghost">
          {messages.ownAsks}
        </LinkButton>
      </Stack>
    </Stack>
  )
}
