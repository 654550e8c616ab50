import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Card, Heading, Stack, Text } from '@isp/ui'
import { CompanyStatusTag } from '../../shared/people/company-status-tag.tsx'
import { groupCompaniesQuery } from '../../shared/people/people.queries.ts'
import { companyPageMessages as messages } from './company.messages.ts'

/** The companies that the head of a holding sees. */
export const Group = ({ company }: { company: string }) => {
  const { api } = useRemoteContext()
  const query = useQuery(groupCompaniesQuery(api, company))
  return (
    <Stack gap={3}>
      <Heading level={2} size={3}>
        {messages.group}
      </Heading>
      <Text tone="secondary">{messages.groupText}</Text>
      <Read query={query} size="line" waiting={null}>
        {(companies) =>
          companies.map(({ uuid, name, inn, status }) => (
            <Card key={uuid}>
              <Stack direction="row" gap={3} isWrap align="center" justify="space-between">
                <Text css={{ overflowWrap: 'anywhere' }}>{`${name}, ${messages.inn} ${inn}`}</Text>
                <CompanyStatusTag {...status} />
              </Stack>
            </Card>
          ))
        }
      </Read>
    </Stack>
  )
}
