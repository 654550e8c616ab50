import { ApiError } from '@isp/api-client'
import { urls, withQuery } from '@isp/contract/urls'
import { useLocation } from '@isp/router'
import { useSession } from '@isp/session'
import { Button, EmptyState, type EmptyStateProps, LinkButton } from '@isp/ui'
import { pageKitMessages as messages } from './page.messages.ts'

/** The session ended while the page was open: the sign-in dialog opens over it, and the page reads its data again afterwards. */
const SignIn = () => {
  const session = useSession()
  return (
    <Button onClick={() => session.openAuth({ reason: messages.signedOutText })}>
      {messages.signIn}
    </Button>
  )
}

/** §6: the request needs a company, and the user has not chosen one. */
const ChooseCompany = () => {
  const { pathname, search } = useLocation()
  const way = new URLSearchParams({ returnTo: pathname + search })
  return <LinkButton to={withQuery(urls.cabinetAuth(), way)}>{messages.chooseCompany}</LinkButton>
}

const Home = () => <LinkButton to={urls.home()}>{messages.home}</LinkButton>

const placeOf = (error: unknown, status: number | null): EmptyStateProps | null => {
  const failure = error instanceof ApiError ? error : null
  if (failure?.code === 'COMPANY_REQUIRED')
    return {
      icon: 'user',
      title: messages.companyNeededTitle,
      action: <ChooseCompany />,
    }
  if (status === 401)
    return {
      icon: 'user',
      title: messages.signedOutTitle,
      text: messages.signedOutText,
      action: <SignIn />,
    }
  if (status === 403)
    return {
      icon: 'info',
      title: messages.forbiddenTitle,
      text: failure?.message,
      action: <Home />,
    }
  return status === 404
    ? {
        icon: 'search',
        title: messages.missingTitle,
        text: messages.missingText,
        action: <Home />,
      }
    : null
}

type RefusalProps = { error: unknown; status: number | null; headingLevel: 1 | 2 | 3 }

/** The default message for missing or forbidden data; null if the failure is neither, so that only a retry makes sense. */
export const refusalPlace = ({ error, status, headingLevel }: RefusalProps) => {
  const place = placeOf(error, status)
  return place && <EmptyState {...place} headingLevel={headingLevel} />
}
