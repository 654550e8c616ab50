import { ApiError } from '@isp/api-client'
import { urls } from '@isp/contract/urls'
import { clientErrorMessages } from '@isp/i18n'
import { EmptyState, ErrorState, LinkButton } from '@isp/ui'
import type { ReactNode } from 'react'
import { pageMessages as messages } from './page.messages.ts'

type QueryFailureProps = {
  error: Error
  /** What stands there when the thing does not exist, or belongs to somebody else: the server does not tell which. */
  notFound: ReactNode
  onRetry: () => void
  isRetrying: boolean
}

/** A failed read in a page's place: missing, forbidden, no company, or a failure that may be tried again. */
export const QueryFailure = ({ error, notFound, onRetry, isRetrying }: QueryFailureProps) => {
  const failure = error instanceof ApiError ? error : null
  if (failure?.status === 404) return notFound
  if (failure?.code === 'COMPANY_REQUIRED')
    return (
      <EmptyState
        icon="user"
        title={messages.companyNeededTitle}
        text={messages.companyNeededText}
        action={<LinkButton to={urls.cabinetAuth()}>{messages.chooseCompany}</LinkButton>}
      />
    )
  if (failure?.status === 403)
    return (
      <EmptyState
        icon="info"
        title={messages.forbiddenTitle}
        text={failure.message}
        action={<LinkButton to={urls.cabinet()}>{messages.toCabinet}</LinkButton>}
      />
    )
  return (
    <ErrorState
      text={failure?.message ?? clientErrorMessages.UNKNOWN}
      requestId={failure?.requestId}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  )
}
