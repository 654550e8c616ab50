import { ApiError } from '@isp/api-client'
import { urls } from '@isp/contract/urls'
import { isRouteErrorResponse, useRevalidator, useRouteError } from '@isp/router'
import { Container, ErrorState, LinkButton, space, useOnReconnect } from '@isp/ui'
import { errorMessages as messages } from './error.messages.ts'
import { NotFoundPage } from './not-found.page.tsx'

const isNotFound = (error: unknown): boolean =>
  (isRouteErrorResponse(error) || error instanceof ApiError) && error.status === 404

/** What stands in a page's place when its loader or its rendering failed. The layout around it lives on. */
export const RouteErrorElement = () => {
  const error = useRouteError()
  return (
    <div data-boundary="shell">
      {isNotFound(error) ? <NotFoundPage /> : <FailedPage error={error} />}
    </div>
  )
}

const FailedPage = ({ error }: { error: unknown }) => {
  const { revalidate, state } = useRevalidator()
  const failure = error instanceof ApiError ? error : null
  const isCut = failure?.code === 'NETWORK'
  useOnReconnect(isCut, () => void revalidate())
  return (
    <Container css={{ paddingBlock: `${space[8]} ${space[16]}` }}>
      <ErrorState
        headingLevel={1}
        title={isCut ? messages.offlineTitle : messages.title}
        text={failure?.message ?? messages.unexpected}
        requestId={failure?.requestId ?? undefined}
        onRetry={revalidate}
        isRetrying={state === 'loading'}
        action={
          <LinkButton to={urls.home()} variant="ghost" icon="home">
            {messages.home}
          </LinkButton>
        }
      />
    </Container>
  )
}
