import { urls } from '@isp/contract/urls'
import { Container, EmptyState, type IconName, LinkButton } from '@isp/ui'
import { homeCrumb } from '../page/home-crumb.ts'
import { pageMessages } from '../page/page.messages.ts'
import { PageHeader } from '../page-header/page-header.tsx'

/** A page that says honestly what will stand here, and leads to what stands already. */
export const UpcomingPage = ({
  title,
  lead,
  text,
  icon,
}: {
  title: string
  lead: string
  text: string
  icon: IconName
}) => (
  <Container>
    <PageHeader breadcrumbs={[homeCrumb, { label: title }]} title={title} />
    <EmptyState
      icon={icon}
      title={lead}
      text={text}
      action={
        <>
          <LinkButton to={urls.catalog()}>{pageMessages.toCatalog}</LinkButton>
          <LinkButton to={urls.searchRoot()} variant="secondary">
            {pageMessages.toSearch}
          </LinkButton>
        </>
      }
    />
  </Container>
)
