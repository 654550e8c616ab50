import { urls } from '@isp/contract/urls'
import { Fragment } from '@isp/federation/runtime'
import { useLocation } from '@isp/router'
import { isSettled, lacksName, useStanding } from '@isp/session'

const noProps = {}

/** Whoever comes to be a member here is in the middle of something: the question waits for the page after it. */
const busyPages = [urls.registration(), urls.acceptInvitation(''), urls.confirmEmployee('')].map(
  (address) => address.split('?')[0],
)

/** The name-update modal (§2.10), brought only for somebody whose name is not known. */
export const NamePlace = () => {
  const standing = useStanding()
  const { pathname } = useLocation()
  if (!isSettled(standing) || !lacksName(standing.user) || busyPages.includes(pathname)) return null
  return <Fragment remote="auth" name="name-update" props={noProps} fallback={null} />
}
