import { documentTitle } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import type { LazyPage } from '@isp/federation/page'
import { Container, EmptyState, type IconName, LinkButton } from '@isp/ui'
import type { PageHeader } from '../page-header/page-header.tsx'
import { upcomingMessages } from './upcoming.messages.ts'

type Upcoming = {
  address: string
  icon: IconName
  messages: { title: string; lead: string; text: string }
}

/**
 * A page that says honestly what will stand here, and leads to what stands already. In a part of its own; the header is
 * handed over, since a module that two parts import weighs more on every page of the catalogue.
 */
export const createUpcomingPage =
  ({ address, icon, messages: { title, lead, text } }: Upcoming) =>
  (Header: typeof PageHeader): LazyPage => ({
    Page: () => (
      <Container>
        <Header
          breadcrumbs={[{ label: upcomingMessages.home, to: urls.home() }, { label: title }]}
          title={title}
        />
        <EmptyState
          icon={icon}
          title={lead}
          text={text}
          action={
            <>
              <LinkButton to={urls.catalog()}>{upcomingMessages.toCatalog}</LinkButton>
              <LinkButton to={urls.searchRoot()} variant="secondary">
                {upcomingMessages.toSearch}
              </LinkButton>
            </>
          }
        />
      </Container>
    ),
    head: () => ({ title: documentTitle(title), canonical: address, noindex: true }),
  })
