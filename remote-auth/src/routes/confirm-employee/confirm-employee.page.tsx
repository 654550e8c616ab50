import { ignoreErrors, unwrap } from '@isp/api-client'
import type { LinkedJoin } from '@isp/contract'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { EmptyState, LinkButton, Stack, Text } from '@isp/ui'
import { letterLinkMessages } from '../../shared/letter-link/letter-link.messages.ts'
import { Ended, LetterPage, type Reader, Waiting } from '../../shared/letter-link/letter-page.tsx'
import { confirmEmployeeMessages as messages } from './confirm-employee.messages.ts'
import { JoinAnswer } from './join-answer.tsx'

/** /cabinet/confirmation-add-employee/?token=…: a manager of the company accepts or declines a join request. */
export const ConfirmEmployeePage = () => (
  <LetterPage title={messages.title}>
    {(reader) =>
      reader.login === null ? (
        <Stack gap={4}>
          <Text>{messages.signInText}</Text>
          <LinkButton to={reader.signInTo} css={{ alignSelf: 'start' }}>
            {letterLinkMessages.signIn}
          </LinkButton>
        </Stack>
      ) : (
        <Join reader={reader} />
      )
    }
  </LetterPage>
)

const Join = ({ reader: { token, account } }: { reader: Reader }) => {
  const { api } = useRemoteContext()
  const query = useQuery({
    queryKey: ['linked-join', token, account],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/company/joins/by-token', {
          params: { query: { token } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })
  return (
    <Read
      query={query}
      waiting={<Waiting />}
      instead={{
        404: <EmptyState icon="user" title={messages.notFoundTitle} text={messages.notFoundText} />,
      }}
    >
      {(join) => <Told join={join} token={token} />}
    </Read>
  )
}

const Told = ({ join, token }: { join: LinkedJoin; token: string }) => {
  const { status, name, login, company, message } = join
  if (status !== 'PENDING') {
    return <Ended icon="user" title={messages.endedTitle} status={status} />
  }
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text css={{ overflowWrap: 'anywhere' }}>{messages.asks(name, login)}</Text>
        <Text weight="semibold" css={{ overflowWrap: 'anywhere' }}>
          {letterLinkMessages.company(company)}
        </Text>
        {message && <Text css={{ overflowWrap: 'anywhere' }}>{messages.message(message)}</Text>}
        <Text tone="secondary">{messages.warning}</Text>
      </Stack>
      <JoinAnswer token={token} />
    </Stack>
  )
}
