import { clientErrorMessages } from '@isp/i18n'
import { useAuth } from '@isp/session'
import { ErrorState } from '@isp/ui'
import { useState } from 'react'

/** Standing `failed`: signed in by the cookies, but the server has not named the user. No reason to throw anybody out. */
export const UserFailure = ({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) => {
  const reloadUser = useAuth((auth) => auth.reloadUser)
  const [isRetrying, setRetrying] = useState(false)
  const handleRetry = async () => {
    setRetrying(true)
    await reloadUser()
    setRetrying(false)
  }
  return (
    <ErrorState
      headingLevel={headingLevel}
      text={clientErrorMessages.NETWORK}
      onRetry={() => void handleRetry()}
      isRetrying={isRetrying}
    />
  )
}
