import { accountUrls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { useStanding } from '@isp/session'
import { Card, EmptyState, Heading, LinkButton, Stack, Text } from '@isp/ui'
import { CompanyStatusTag } from '../../shared/people/company-status-tag.tsx'
import { roleNames } from '../../shared/people/people.messages.ts'
import { companiesMessages as messages } from './companies.messages.ts'
import { JoinForm } from './join-form.tsx'
import { OwnInvitations } from './own-invitations.tsx'
import { OwnJoins } from './own-joins.tsx'

/** /cabinet/companies/: where one belongs, who invites, and how to ask to be let in. */
export const CompaniesPage = () => {
  const standing = useStanding()
  if (standing.kind !== 'member' && standing.kind !== 'no-company') return null
  const { companies, uuid } = standing.user
  return (
    <Stack gap={6}>
      <Heading level={1}>{messages.title}</Heading>
      <OwnInvitations />
      <Stack gap={3}>
        <Heading level={2} size={3}>
          {messages.own}
        </Heading>
        {companies.length === 0 && (
          <EmptyState
            icon="company"
            title={messages.noneTitle}
            text={messages.noneText}
            action={<LinkButton to={accountUrls.registration()}>{messages.register}</LinkButton>}
          />
        )}
        {companies.map((company) => (
          <Card key={company.uuid}>
            <Stack gap={1}>
              <Link
                to={accountUrls.company(company.uuid)}
                css={{ fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                {company.name}
              </Link>
              <Text tone="secondary">{messages.inn(company.inn)}</Text>
              <Stack direction="row" gap={3} isWrap align="center">
                <CompanyStatusTag {...company.status} />
                <Text tone="secondary">{messages.role(roleNames[company.role])}</Text>
              </Stack>
            </Stack>
          </Card>
        ))}
        {companies.length > 0 && (
          <LinkButton
            to={accountUrls.registration()}
            variant="secondary"
            css={{ alignSelf: 'start', maxWidth: '100%' }}
          >
            {messages.register}
          </LinkButton>
        )}
      </Stack>
      <JoinForm owner={uuid} />
      <OwnJoins />
    </Stack>
  )
}
