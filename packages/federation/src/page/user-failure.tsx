import { ApiError } from '@isp/api-client'
import { clientErrorMessages } from '@isp/i18n'
import { useAuth } from '@isp/session'
import { useState } from 'react'
import { useRemoteContext } from '../remote/remote-context.tsx'

const noAnswer = new ApiError({
  status: 0,
  code: 'NETWORK',
  message: clientErrorMessages.NETWORK,
  requestId: null,
})

/** Shown in the session state `failed`: the cookies are valid, but the server could not return the user. The session is kept. */
export const UserFailure = ({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) => {
  const { Failure } = useRemoteContext()
  const reloadUser = useAuth((auth) => auth.reloadUser)
  const [isRetrying, setRetrying] = useState(false)
  const handleRetry = async () => {
    setRetrying(true)
    await reloadUser()
    setRetrying(false)
  }
  return (
    <Failure
      headingLevel={headingLevel}
      error={noAnswer}
      onRetry={() => void handleRetry()}
      isRetrying={isRetrying}
    />
  )
}
