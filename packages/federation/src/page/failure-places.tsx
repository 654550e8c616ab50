import { urls, withQuery } from '@isp/contract/urls'
import { useLocation } from '@isp/router'
import { useSession } from '@isp/session'
import { Button, EmptyState, LinkButton } from '@isp/ui'
import { pageKitMessages as messages } from './page.messages.ts'

type PlaceProps = { headingLevel: 1 | 2 | 3 }

/** Where a page has no words of its own for what does not exist, or belongs to somebody else. */
export const NotFound = ({ headingLevel }: PlaceProps) => (
  <EmptyState
    icon="search"
    headingLevel={headingLevel}
    title={messages.missingTitle}
    text={messages.missingText}
    action={<LinkButton to={urls.home()}>{messages.home}</LinkButton>}
  />
)

/** The session ended while the page stood: the sign-in opens over it, and what was read before comes again. */
export const SignedOut = ({ headingLevel }: PlaceProps) => {
  const session = useSession()
  return (
    <EmptyState
      icon="user"
      headingLevel={headingLevel}
      title={messages.signedOutTitle}
      text={messages.signedOutText}
      action={
        <Button onClick={() => session.openAuth({ reason: messages.signedOutText })}>
          {messages.signIn}
        </Button>
      }
    />
  )
}

/** §6: the call is made for a company, and none is chosen. */
export const CompanyNeeded = ({ headingLevel }: PlaceProps) => {
  const { pathname, search } = useLocation()
  const way = new URLSearchParams({ returnTo: pathname + search })
  return (
    <EmptyState
      icon="user"
      headingLevel={headingLevel}
      title={messages.companyNeededTitle}
      text={messages.companyNeededText}
      action={
        <LinkButton to={withQuery(urls.cabinetAuth(), way)}>{messages.chooseCompany}</LinkButton>
      }
    />
  )
}
