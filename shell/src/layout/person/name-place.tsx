import { Fragment } from '@isp/federation/runtime'
import { isSettled, lacksName, useStanding } from '@isp/session'

const noProps = {}

/** The dialog for entering a name (§2.10), loaded only for users whose name is unknown. */
export const NamePlace = () => {
  const standing = useStanding()
  if (!isSettled(standing) || !lacksName(standing.user)) return null
  return <Fragment remote="auth" name="name-update" props={noProps} fallback={null} />
}
