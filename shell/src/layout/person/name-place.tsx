import { Fragment } from '@isp/federation/runtime'
import { isSettled, lacksName, useStanding } from '@isp/session'

const noProps = {}

/** The name-update modal (§2.10), brought only for somebody whose name is not known. */
export const NamePlace = () => {
  const standing = useStanding()
  if (!isSettled(standing) || !lacksName(standing.user)) return null
  return <Fragment remote="auth" name="name-update" props={noProps} fallback={null} />
}
