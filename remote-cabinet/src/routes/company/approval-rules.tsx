import { ignoreErrors, unwrap } from '@isp/api-client'
import { approvalUrls } from '@isp/contract/content-urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { useStanding } from '@isp/session'
import { Heading, Skeleton, Stack, Text } from '@isp/ui'
import { companyHeaders, peopleKeys } from '../../shared/people/people.queries.ts'
import { approvalRulesMessages as messages } from './approval-rules.messages.ts'
import { ApprovalRulesForm } from './approval-rules-form.tsx'

/** What people of the company may order by themselves, and who decides on the rest. */
export const ApprovalRules = ({ company }: { company: string }) => {
  const { api } = useRemoteContext()
  const standing = useStanding()
  // the list is of the chosen company
  const isChosen = standing.kind === 'member' && standing.company.uuid === company
  const query = useQuery({
    queryKey: [...peopleKeys.company(company), 'approval'],
    queryFn: ({ signal }) => {
      const { headers } = ignoreErrors()
      return unwrap(
        api.GET('/api/sale/approval/rules', {
          signal,
          headers: { ...headers, ...companyHeaders(company) },
        }),
      )
    },
  })
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={3}>
        {messages.title}
      </Heading>
      <Text tone="secondary">
        {messages.text} {isChosen && <Link to={approvalUrls.list()}>{messages.toList}</Link>}
      </Text>
      <Read query={query} waiting={<Skeleton shape="box" height="240px" />}>
        {(rules) => <ApprovalRulesForm company={company} rules={rules} />}
      </Read>
    </Stack>
  )
}
