import { unwrap } from '@isp/api-client'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Button, Card, Heading, Stack, Tag, Text } from '@isp/ui'
import { invitationStatusNames } from '../../shared/people/people.messages.ts'
import { ownJoinsQuery, peopleKeys } from '../../shared/people/people.queries.ts'
import { companiesMessages as messages } from './companies.messages.ts'

const SHOWN = 10

/** The latest requests of this person and what came of them. */
export const OwnJoins = () => {
  const { api } = useRemoteContext()
  const query = useQuery(ownJoinsQuery(api))
  const withdraw = useChange({
    saysFailure: 'popup',
    send: (id: number, marks) =>
      unwrap(api.DELETE('/api/company/joins/{id}', { params: { path: { id } }, ...marks })),
    invalidates: () => [peopleKeys.joins],
    success: () => messages.withdrawn,
  })
  return (
    <Read
      query={query}
      size="line"
      waiting={null}
      isEmpty={(items) => items.length === 0}
      empty={null}
    >
      {(items) => (
        <Stack gap={3}>
          <Heading level={2} size={3}>
            {messages.asks}
          </Heading>
          {items.slice(0, SHOWN).map(({ id, company, status }) => (
            <Card key={id}>
              <Stack direction="row" gap={3} isWrap align="center" justify="space-between">
                <Text css={{ overflowWrap: 'anywhere' }}>{company.name}</Text>
                <Stack direction="row" gap={3} align="center">
                  <Tag tone={status === 'PENDING' ? 'info' : 'neutral'}>
                    {invitationStatusNames[status]}
                  </Tag>
                  {status === 'PENDING' && (
                    <Button
                      variant="ghost"
                      size="s"
                      aria-label={messages.withdrawOf(company.name)}
                      isLoading={withdraw.isPending}
                      onClick={() => withdraw.run(id)}
                    >
                      {messages.withdraw}
                    </Button>
                  )}
                </Stack>
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
    </Read>
  )
}
