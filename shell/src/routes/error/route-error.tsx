import { urls } from '@isp/contract/urls'
import { PageFailure } from '@isp/federation/page'
import { LinkButton } from '@isp/ui'
import { errorMessages as messages } from './error.messages.ts'
import { NotFoundPage } from './not-found.page.tsx'

/** What stands in a page's place when its loader or its rendering failed. The layout around it lives on. */
export const RouteErrorElement = () => (
  <div data-boundary="shell">
    <PageFailure
      title={messages.title}
      instead={{ 404: <NotFoundPage /> }}
      action={
        <LinkButton to={urls.home()} variant="ghost" icon="home">
          {messages.home}
        </LinkButton>
      }
    />
  </div>
)
